import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {collapse} from '../collapse';

/** Generated links: theme navigation, which repeats headings on many pages, and links of glossary terms. */
const repeated =
  '.theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .breadcrumbs, .hash-link, [rel="glossary"]';

/** The text of a link to a section. */
export interface LinkText {
  /** Path and anchor of the section. */
  readonly target: string;
  readonly text: string;
}

/**
 * The texts of all links from a page to others: in the content, the sidebar, the navigation bar and the footer. Readers
 * may search for a section by the text of a link to it.
 */
export function readLinkTexts($: CheerioAPI, route: string): LinkText[] {
  // Top-down from the few excluded regions: going up from each link is much slower.
  const excluded = new Set($(repeated).find('a[href]').addBack('a[href]').toArray());
  return $('a[href]')
    .toArray()
    .filter((link) => !excluded.has(link))
    .flatMap((link) => {
      const target = targetOf(link, route);
      const text = collapse($(link).text());
      return target === undefined || text === '' ? [] : [{target, text}];
    });
}

/** Path and anchor on this site; undefined for links within the page or to other sites. */
function targetOf(link: Element, route: string): string | undefined {
  const site = 'https://this.site';
  const href = link.attribs.href ?? '';
  if (!URL.canParse(href, site + route)) return undefined;
  const {origin, pathname, hash} = new URL(href, site + route);
  return origin === site && pathname !== route ? pathname + hash : undefined;
}
