/** What a link to the decoder can name: `?error=-32005`, `?error=0x1`, `?error=BlockhashNotFound`. */

/** A code without a name: nothing that a reader would mind in a log of a server. */
export function isCodeNumber(code: string): boolean {
  return /^-?\d{1,10}$|^0x[0-9a-f]{1,8}$/i.test(code);
}

/** The code of an address, which anyone can write; empty where it is none. */
export function codeInAddress(query: URLSearchParams): string {
  const code = (query.get('error') ?? '').trim();
  return isCodeNumber(code) || /^[A-Za-z]\w{2,120}$/.test(code) ? code : '';
}
