import {parseUrl} from '../../../lib/addresses/parse-url';
import {percentDecode} from '../../../lib/addresses/percent-decode';

/** Where on this site a URL leads. Decoded, so that it compares with routes, ids and the names of files. */
export interface SiteTarget {
  readonly path: string;
  /** Empty if it is the whole page or file. */
  readonly anchor: string;
}

/** The target of a URL in a page; undefined if it is on another site. */
export function siteTarget(href: string, route: string, siteUrl: string): SiteTarget | undefined {
  const url = parseUrl(href, siteUrl + route);
  // A malformed URL or escape is kept as is: it matches no page, and so is reported.
  if (url === undefined) return {path: href, anchor: ''};
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  return {path: percentDecode(url.pathname), anchor: percentDecode(url.hash.slice(1))};
}

/** A target as one text, as in search records. It cannot be split again: names of files may contain `#`. */
export function targetText({path, anchor}: SiteTarget): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}
