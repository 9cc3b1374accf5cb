/**
 * Total number of hits on all pages: the number that the provider claims, within what a page of hits proves. The total
 * is at least the hits on this page and before it; if the page is empty, it is no more than those before it.
 *
 * @param hitsBefore number of hits on the pages before this one
 */
export function totalHits(claimed: unknown, hitsBefore: number, hitsOnPage: number): number {
  const known = hitsBefore + hitsOnPage;
  const total = isCount(claimed) ? claimed : known;
  return hitsOnPage === 0 ? Math.min(total, known) : Math.max(total, known);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
