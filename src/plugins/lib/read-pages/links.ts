import type {CheerioAPI} from 'cheerio';
import {parseUrl} from '../../../lib/addresses/parse-url';
import {percentDecode} from '../../../lib/addresses/percent-decode';

/** The links of a page of the built site, and the anchors that it has. */
export interface PageLinks {
  readonly route: string;
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly anchors: readonly string[];
}

/** Reads the links, images and anchors of a page. URLs of other sites are omitted. */
export function readLinks($: CheerioAPI, route: string, siteUrl: string): PageLinks {
  const own = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => localPath($(element).attr(attribute), route, siteUrl) ?? []);
  return {
    route,
    links: own('main a[href]', 'href'),
    images: own('main img[src]', 'src'),
    anchors: $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  };
}

function localPath(href: string | undefined, route: string, siteUrl: string): string | null {
  if (href === undefined || href.startsWith('data:')) return null;
  const url = parseUrl(href, siteUrl + route);
  if (url === undefined) return href;
  if (url.origin !== new URL(siteUrl).origin) return null;
  // A malformed escape is kept as is: it matches no page, and so is reported.
  return percentDecode(url.pathname) + percentDecode(url.hash);
}
