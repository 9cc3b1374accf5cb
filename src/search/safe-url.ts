/**
 * A hit's URL, safe to link to: a path on this site, or an http(s) URL of another; `null` for anything else, such as
 * `javascript:`.
 */
export function safeUrl(url: string, origin: string): string | null {
  let parsed: URL;
  try {
    parsed = new URL(url, origin);
  } catch {
    return null;
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null;
  if (parsed.origin !== origin) return parsed.href;
  // A leading `//` would make it a protocol-relative URL to another host.
  return parsed.pathname.replace(/^\/+/, '/') + parsed.search + parsed.hash;
}
