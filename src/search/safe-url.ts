import {parseUrl} from '../lib/addresses/parse-url';

/**
 * A hit's URL, safe to link to: a path on this site, or an http(s) URL of another; `null` for anything else, such as
 * `javascript:` or no text.
 */
export function safeUrl(url: unknown, origin: string): string | null {
  // An empty URL would lead to the home page.
  if (typeof url !== 'string' || url === '') return null;
  const parsed = parseUrl(url, origin);
  if (parsed === undefined) return null;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null;
  if (parsed.origin !== origin) return parsed.href;
  // A leading `//` would make it a protocol-relative URL to another host.
  return parsed.pathname.replace(/^\/+/, '/') + parsed.search + parsed.hash;
}
