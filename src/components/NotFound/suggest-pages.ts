import pages from '@generated/page-list/default/pages.json';
import type {ListedPage} from '../../lib/listed-page';
import {nearestPages} from './nearest-pages';

const mostPages = 3;

/** The pages of this site that are most similar to a missing page, best first. */
export function suggestPages(pathname: string): ListedPage[] {
  return nearestPages(pathname, pages, mostPages);
}
