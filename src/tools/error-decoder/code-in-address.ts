/** Links to the decoder: `?error=-32005`, `?error=0x1`, `?error=BlockhashNotFound`. */

/** Whether a code is numeric, and so safe to appear in server logs. */
export function isCodeNumber(code: string): boolean {
  return /^-?\d{1,10}$|^0x[0-9a-f]{1,8}$/i.test(code);
}

/** Whether a text has the form of a code, or of a name: one that has spaces is only decoded when it is typed. */
export function isCodeText(text: string): boolean {
  return isCodeNumber(text) || /^[A-Za-z]\w{2,120}$/.test(text);
}

/** The code in a URL; empty if it is missing or invalid, since URLs are untrusted input. */
export function codeInAddress(query: URLSearchParams): string {
  const code = (query.get('error') ?? '').trim();
  return isCodeText(code) ? code : '';
}
