import {load} from 'cheerio/slim';
import {parse} from 'parse5';
import {adapter as treeAdapter} from 'parse5-htmlparser2-tree-adapter';
import {twinPath} from '../../../lib/twin-path';
import {readLinks, type PageLinks} from './links';
import {pageMarkdown, type PageMarkdown} from './markdown/page-markdown';
import {readPageFacts, type PageFacts} from './metadata/page-facts';
import {readSearchablePage, type SearchablePage} from './search/searchable-page';

/** What the steps after the build read in a page. */
export interface Reading {
  readonly links: PageLinks;
  readonly metadata: PageFacts;
  readonly twin: PageMarkdown;
  readonly search: SearchablePage;
}

interface Site {
  readonly url: string;
  /** Of the pages that have a twin in Markdown. */
  readonly routes: readonly string[];
}

interface BuiltPage {
  readonly html: string;
  readonly route: string;
}

/** For threads: makes what parses a page once for all who read it. */
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
      // Last: it takes out of the page what is not its text.
      search: readSearchablePage($, route),
    };
  };
}
