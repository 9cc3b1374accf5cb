/**
 * Sanitizes a query: truncates it to `maxLength` UTF-16 code units, replaces control characters with spaces, and
 * removes lone surrogates (which would make `encodeURIComponent` throw).
 */
export function cleanQuery(text: string, maxLength: number): string {
  const wellFormed = text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
  // eslint-disable-next-line no-control-regex -- removes control characters on purpose
  return wellFormed.replace(/[\u0000-\u001F\u007F]+/g, ' ').trim();
}
