import {percentDecode} from '../../lib/addresses/percent-decode';

/**
 * Returns part of a URL unchanged if it can be decoded, and otherwise with its percent signs escaped: code that decodes
 * a malformed URL, such as `#100%`, throws.
 */
export function wellEncoded(text: string): string {
  // Each escape is longer than what it stands for: what decoding leaves as it is has none, or is malformed.
  return percentDecode(text) === text ? text.replaceAll('%', '%25') : text;
}
