import {load} from 'cheerio/slim';
import {parse} from 'parse5';
import {adapter as treeAdapter} from 'parse5-htmlparser2-tree-adapter';
import {twinPath} from '../../../lib/addresses/twin-path';
import {readLinks, type PageLinks} from './links';
import {pageMarkdown, type PageMarkdown} from './markdown/page-markdown';
import {readPageFacts, type PageFacts} from './metadata/page-facts';
import {readSearchablePage, type SearchablePage} from './search/searchable-page';

/** The data that the post-build steps read from a page. */
export interface Reading {
  readonly links: PageLinks;
  readonly metadata: PageFacts;
  readonly twin: PageMarkdown;
  readonly search: SearchablePage;
}

interface Site {
  readonly url: string;
  /** Routes of the pages that have a Markdown twin. */
  readonly routes: readonly string[];
}

interface BuiltPage {
  readonly html: string;
  readonly route: string;
}

/** Runs in a worker thread: returns the function that parses each page, once for all steps. */
export default function pageParser(site: Site): (page: BuiltPage) => Reading {
  const published = new Set(site.routes);
  const twinOf = (url: URL) => {
    const isPage = published.has(url.pathname);
    return new URL(`${isPage ? twinPath(url.pathname) : url.pathname}${url.search}${url.hash}`, url).href;
  };
  return ({html, route}) => {
    const $ = load(parse(html, {treeAdapter}));
    return {
      links: readLinks($, route, site.url),
      metadata: readPageFacts($),
      twin: pageMarkdown($, new URL(route, site.url), twinOf),
      // Last, as it mutates the document.
      search: readSearchablePage($, route, site.url),
    };
  };
}
