/** Length of the UTF-8 encoding, in bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
