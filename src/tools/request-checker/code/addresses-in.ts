export interface PlacedAddress {
  readonly text: string;
  readonly at: number;
}

/** A URL with a literal host, up to the end of its string literal. */
const address = /\b(?:https?|wss?):\/\/[\w.-]+(?::\d+)?(?=[/?#\s'"`<>)\],;\\]|$)[^\s'"`<>]*/gi;

/** The URLs in a text, without the punctuation that follows them. */
export function addressesIn(text: string): PlacedAddress[] {
  return Array.from(text.matchAll(address), ({0: found, index: at}) => {
    return {text: found.replace(/[),;\\.\]]+$/, ''), at};
  });
}
