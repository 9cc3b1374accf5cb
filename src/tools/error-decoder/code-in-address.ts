/** Links to the decoder: `?error=-32005`, `?error=0x1`, `?error=BlockhashNotFound`. */

/** Whether a code is numeric, and so safe to appear in server logs. */
export function isCodeNumber(code: string): boolean {
  return /^-?\d{1,10}$|^0x[0-9a-f]{1,8}$/i.test(code);
}

/** The code in a URL; empty if it is missing or invalid, since URLs are untrusted input. */
export function codeInAddress(query: URLSearchParams): string {
  const code = (query.get('error') ?? '').trim();
  return isCodeNumber(code) || /^[A-Za-z]\w{2,120}$/.test(code) ? code : '';
}
