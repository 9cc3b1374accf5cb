import {load} from 'cheerio';
import {readLinks, type PageLinks} from '../link-check/find-problems';
import {pageMarkdown, type PageMarkdown} from '../markdown-twins/page-markdown';
import {readPage, type PageFacts} from '../page-metadata/read-page';
import {readSearchPage, type SearchPage} from '../search-index/records-of-site';

/** What the steps after the build read in a page. */
export interface Reading {
  readonly links: PageLinks;
  readonly metadata: PageFacts;
  readonly twin: PageMarkdown;
  readonly search: SearchPage;
}

interface Place {
  readonly route: string;
  readonly siteUrl: string;
  /** The address of the Markdown of a page of this site; other addresses as they are. */
  readonly twinOf: (url: URL) => string;
}

/** Parses a page once for all who read it. */
export function parsePage(html: string, {route, siteUrl, twinOf}: Place): Reading {
  const $ = load(html);
  return {
    links: readLinks($, route, siteUrl),
    metadata: readPage($),
    twin: pageMarkdown($, new URL(route, siteUrl), twinOf),
    // Last: it takes out of the page what is not its text.
    search: readSearchPage($, route),
  };
}
