import type {CheerioAPI} from 'cheerio';
import {collapse} from '../collapse';
import {siteTarget, targetText} from '../site-target';

/** Generated links: theme navigation, which repeats headings on many pages, and links of glossary terms. */
const repeated =
  '.theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .breadcrumbs, .hash-link, [rel="glossary"]';

/** The text of a link to a section. */
export interface LinkText {
  /** Path and anchor of the section, as in the URL of its record. */
  readonly target: string;
  readonly text: string;
}

/**
 * The texts of all links from a page to others: in the content, the sidebar, the navigation bar and the footer. Readers
 * may search for a section by the text of a link to it.
 */
export function readLinkTexts($: CheerioAPI, route: string, siteUrl: string): LinkText[] {
  // Top-down from the few excluded regions: going up from each link is much slower.
  const excluded = new Set($(repeated).find('a[href]').addBack('a[href]').toArray());
  return $('a[href]')
    .toArray()
    .filter((link) => !excluded.has(link))
    .flatMap((link) => {
      const target = siteTarget(link.attribs.href ?? '', route, siteUrl);
      const text = collapse($(link).text());
      return target === undefined || target.path === route || text === '' ? [] : [{target: targetText(target), text}];
    });
}
