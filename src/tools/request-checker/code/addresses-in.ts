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

/** The text between addresses, given in order. */
export function withoutAddresses(text: string, addresses: readonly PlacedAddress[]): string {
  const starts = [0, ...addresses.map((each) => each.at + each.text.length)];
  return starts.map((start, index) => text.slice(start, addresses[index]?.at)).join(' ');
}
