import {ownHeading, pageOf, type SearchHit} from '../../lib/search/search-record';

/** The hits on one page of the documentation. */
export interface PageHits {
  /** Address of the page: that of its hits without their anchors. */
  readonly url: string;
  /** The page's best hit; every hit of a page names it and its category. */
  readonly best: SearchHit;
  /** Hits for the page itself, and after them those for its sections, each in the order they were found. */
  readonly hits: readonly SearchHit[];
}

/**
 * One group a page, in the order of the pages' best hits. More hits at the end leave the groups that
 * are there in their order.
 */
export function groupHits(hits: readonly SearchHit[]): PageHits[] {
  const byPage = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits) {
    const url = pageOf(hit.url);
    const group = byPage.get(url);
    if (group) group.push(hit);
    else byPage.set(url, [hit]);
  }
  return Array.from(byPage, ([url, group]) => ({
    url,
    best: group[0],
    // What is said of the page stands below its title, and not below the title of one of its sections.
    hits: [...group.filter(isPageItself), ...group.filter((hit) => !isPageItself(hit))],
  }));
}

/** True for a hit without a heading of its own below the page's title. */
export function isPageItself(hit: SearchHit): boolean {
  return ownHeading(hit).level === 'lvl1';
}
