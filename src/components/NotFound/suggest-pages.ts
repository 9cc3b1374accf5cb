import pages from '@generated/page-list/default/pages.json';
import type {ListedPage} from '../../lib/listed-page';
import {nearestPages} from './nearest-pages';

const mostPages = 3;

/** The pages of this site whose addresses are most like one that does not exist, best first. */
export function suggestPages(pathname: string): ListedPage[] {
  return nearestPages(pathname, pages, mostPages);
}
