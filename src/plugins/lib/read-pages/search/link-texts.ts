import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {collapse} from '../collapse';

/** Links that the build makes: those of every page of a kind, which repeat its headings, and those of glossary terms. */
const repeated =
  '.theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .breadcrumbs, .hash-link, [rel="glossary"]';

/** What a link calls the section that it leads to. */
export interface LinkText {
  /** Path and anchor of the section. */
  readonly target: string;
  readonly text: string;
}

/**
 * The words of all links from a page to others: in the text, the sidebar, the navigation bar and
 * the footer. How others call a section is what readers may call it.
 */
export function readLinkTexts($: CheerioAPI, route: string): LinkText[] {
  // From the few regions to their links: from each of the links up to its regions takes much longer.
  const left = new Set($(repeated).find('a[href]').addBack('a[href]').toArray());
  return $('a[href]')
    .toArray()
    .filter((link) => !left.has(link))
    .flatMap((link) => {
      const target = targetOf(link, route);
      const text = collapse($(link).text());
      return target === undefined || text === '' ? [] : [{target, text}];
    });
}

/** Path and anchor on this site, or nothing when the link stays on its page or leaves the site. */
function targetOf(link: Element, route: string): string | undefined {
  const site = 'https://this.site';
  const href = link.attribs.href ?? '';
  if (!URL.canParse(href, site + route)) return undefined;
  const {origin, pathname, hash} = new URL(href, site + route);
  return origin === site && pathname !== route ? pathname + hash : undefined;
}
