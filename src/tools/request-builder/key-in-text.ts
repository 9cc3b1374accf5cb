import {base58Length} from '../../lib/rpc-check/base58';

/** The only public key in a pasted text, such as a URL or a quoted key; undefined if there are several. */
export function keyInText(text: string): string | undefined {
  const words = new Set(text.match(/[0-9A-Za-z]+/g));
  const [key, ...others] = [...words].filter((word) => word.length >= 32 && base58Length(word) === 32);
  return others.length === 0 ? key : undefined;
}
