import {ownHeading, pageOf, type SearchHit} from '../../lib/search/search-record';

/** The hits on one page of the documentation. */
export interface PageHits {
  /** URL of the page: that of its hits without the anchor. */
  readonly url: string;
  /** The best hit; every hit has the page's title and category. */
  readonly best: SearchHit;
  /** Hits on the page itself, then those in its sections, each in their original order. */
  readonly hits: readonly SearchHit[];
}

/**
 * Groups hits by page, in the order of each page's best hit. Stable: appending hits does not reorder the existing
 * groups.
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
    // The page's own snippets belong directly below its title, not below a section's.
    hits: [...group.filter(isPageItself), ...group.filter((hit) => !isPageItself(hit))],
  }));
}

/** Whether the hit is on the page itself, with no heading below the page's title. */
export function isPageItself(hit: SearchHit): boolean {
  return ownHeading(hit).level === 'lvl1';
}
