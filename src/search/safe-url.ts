/**
 * The address of a hit as a link may use it: a path within this site, or an http(s) address of
 * another; `null` for anything else, such as `javascript:`.
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
  // A path that begins with two slashes would be read as the name of another host.
  return parsed.pathname.replace(/^\/+/, '/') + parsed.search + parsed.hash;
}
