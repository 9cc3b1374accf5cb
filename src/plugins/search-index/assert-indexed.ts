import type {SearchRecord} from '../../lib/search-record';
import type {PublishedPage} from '../published-pages';

interface IndexedPage extends Pick<PublishedPage, 'route' | 'sourceFile'> {
  readonly records: readonly SearchRecord[];
}

/**
 * Every page can be found by search.
 *
 * @throws naming each page that yields no record.
 */
export function assertIndexed(pages: readonly IndexedPage[]): void {
  const missing = pages.filter(({records}) => records.length === 0);
  if (missing.length === 0) return;
  const lines = missing.map(
    ({route, sourceFile}) =>
      `${sourceFile ?? route}:1: the page ${route} yields no search record. Give it a title and text inside the ` +
      `article, or mark it \`draft: true\` if it is not to be published.`,
  );
  throw new Error(`Search index: ${missing.length} page(s) cannot be found by search.\n${lines.join('\n')}`);
}
