import type {CheerioAPI} from 'cheerio';
import {siteTarget, type SiteTarget} from './site-target';

/** The links of a page of the built site, and the anchors that it has. */
export interface PageLinks {
  readonly route: string;
  readonly links: readonly SiteTarget[];
  readonly images: readonly SiteTarget[];
  readonly anchors: readonly string[];
}

/** Reads the links, images and anchors of a page. URLs of other sites are omitted. */
export function readLinks($: CheerioAPI, route: string, siteUrl: string): PageLinks {
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  const targetsOf = (selector: string, attribute: string) =>
    valuesOf(selector, attribute).flatMap((href) => siteTarget(href, route, siteUrl) ?? []);
  return {
    route,
    links: targetsOf('main a[href]', 'href'),
    images: targetsOf('main img[src]', 'src'),
    anchors: valuesOf('[id]', 'id'),
  };
}
