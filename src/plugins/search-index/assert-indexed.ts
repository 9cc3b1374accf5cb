import {repeatedIds} from '../../lib/search/repeated-ids';
import {pageOf, type SearchRecord} from '../../lib/search/search-record';
import type {PublishedPage} from '../lib/published-pages';
import type {LinkedHeading} from '../lib/read-pages/search/headings';

export interface IndexedPage extends Pick<PublishedPage, 'route' | 'sourceFile'> {
  /** Headings of the built page, all of which must be findable. */
  readonly headings: readonly LinkedHeading[];
  /** Search records of the page. */
  readonly records: readonly SearchRecord[];
}

/** Routes that must not be indexed, with a description of each: `/search`, the not-found page, drafts. */
export type ExcludedRoutes = ReadonlyMap<string, string>;

/**
 * Asserts that the records cover every page and each of its sections, and nothing else.
 *
 * @throws listing each page, and each heading of level 2 or 3 with an ID, that has no record; and each
 *   record of a route that is excluded or not a page; and each id that several sections of a page have.
 */
export function assertIndexed(pages: readonly IndexedPage[], excluded: ExcludedRoutes): void {
  const records = pages.flatMap((page) => page.records);
  const found = new Set(records.map(({url}) => url));
  const routes = new Set(pages.map(({route}) => route));
  const problems = [
    ...pages.flatMap((page) => missingOf(page, found)),
    ...pages.flatMap(ambiguousOf),
    ...records.flatMap((record) => excessOf(record, routes, excluded)),
  ];
  if (problems.length > 0) throw new Error(`Search index: ${problems.length} problem(s).\n${problems.join('\n')}`);
}

/** Problems of a page that has no record, or has headings without one. */
function missingOf({route, sourceFile, headings}: IndexedPage, found: ReadonlySet<string>): string[] {
  const file = sourceFile ?? route;
  if (!found.has(route)) {
    return [
      `${file}:1: the page ${route} yields no search record. Give it a title and text inside the article, or mark ` +
        `it \`draft: true\` if it is not to be published.`,
    ];
  }
  return headings
    .filter(({id}) => !found.has(`${route}#${id}`))
    .map(
      ({id, text}) =>
        `${file}: the heading "${text}" (#${id}) of the page ${route} has no search record. Put it inside the ` +
        `article, outside of elements that src/plugins/lib/read-pages/search/extract-records.ts drops.`,
    );
}

/** Problems of a page with sections that cannot be told apart. */
function ambiguousOf({route, sourceFile, records}: IndexedPage): string[] {
  return repeatedIds(records).map(
    (id) =>
      `${sourceFile ?? route}: several headings of the page ${route} have the address ${id}. Change the id of yours: ` +
      `another may be from a data block or component.`,
  );
}

/** The problem of a record that must not exist, if any. */
function excessOf({url}: SearchRecord, routes: ReadonlySet<string>, excluded: ExcludedRoutes): string[] {
  const route = pageOf(url);
  const what = excluded.get(route) ?? (routes.has(route) ? undefined : 'no page of this site');
  return what === undefined ? [] : [`${route}: the search record ${url} is for ${what}. Remove it from the records.`];
}
