import type {CheerioAPI} from 'cheerio';
import {percentDecode} from '../../lib/percent-decode';

/** A page of the built site, as its HTML links to others and can be linked to. */
export interface PageLinks {
  readonly route: string;
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly anchors: readonly string[];
}

export interface LinkProblem {
  readonly route: string;
  /** As the HTML has it, resolved to a path: `/platform/staking#delegate`. */
  readonly target: string;
  readonly kind: 'link' | 'anchor' | 'image';
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

/**
 * Links and images that lead nowhere.
 *
 * @param hasFile tells whether the built site has a file at a path.
 */
export function findProblems(pages: readonly PageLinks[], hasFile: (path: string) => boolean): LinkProblem[] {
  const anchorsOf = new Map(pages.map(({route, anchors}) => [route, new Set(anchors)]));
  return pages.flatMap(({route, links, images}) => [
    ...unique(links).flatMap((target): LinkProblem[] => {
      const [path = '', anchor = ''] = target.split('#');
      const anchors = anchorsOf.get(path);
      if (!anchors) return hasFile(path) ? [] : [{route, target, kind: 'link'}];
      return anchor === '' || anchors.has(anchor) ? [] : [{route, target, kind: 'anchor'}];
    }),
    ...unique(images).flatMap((target): LinkProblem[] => (hasFile(target) ? [] : [{route, target, kind: 'image'}])),
  ]);
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

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
