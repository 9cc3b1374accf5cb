import type {CheerioAPI} from 'cheerio';
import {percentDecode} from '../../../lib/percent-decode';

/** A page of the built site, as its HTML links to others and can be linked to. */
export interface PageLinks {
  readonly route: string;
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly anchors: readonly string[];
}

/** Reads what a page links to and offers to link to. Addresses of other sites are left out. */
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
  let url: URL;
  try {
    url = new URL(href, siteUrl + route);
  } catch {
    return href;
  }
  if (url.origin !== new URL(siteUrl).origin) return null;
  // What is not well encoded is not found, and so reported.
  return percentDecode(url.pathname) + percentDecode(url.hash);
}
