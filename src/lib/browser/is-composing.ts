/**
 * Whether a key belongs to the input method of a language, as Enter does that accepts a conversion. In Safari the
 * composition ends before the key that ends it (WebKit bug 165004): only its old code tells.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- 229 stands for such a key, and has no successor
  return event.isComposing || event.keyCode === 229;
}
