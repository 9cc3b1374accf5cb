import type {CheerioAPI} from 'cheerio';
import {siteTarget, type SiteTarget} from './site-target';

/** The links of a page of the built site, and the anchors that it has. */
export interface PageLinks {
  readonly route: string;
  readonly links: readonly SiteTarget[];
  /** Images of other sites, which the security policy blocks, have their URL as path. */
  readonly images: readonly SiteTarget[];
  readonly anchors: readonly string[];
}

/** Reads the links, images and anchors of a page. Links to other sites and embedded images are omitted. */
export function readLinks($: CheerioAPI, route: string, siteUrl: string): PageLinks {
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const targetOf = (url: string) => siteTarget(url, route, siteUrl);
  return {
    route,
    links: valuesOf('main a[href]', 'href').flatMap((href) => targetOf(href) ?? []),
    images: valuesOf('main img[src]:not([src^="data:"])', 'src').map((src) => targetOf(src) ?? {path: src, anchor: ''}),
    anchors: valuesOf('[id]', 'id'),
  };
}
