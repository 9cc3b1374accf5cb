import {search} from '../../config/search';
import {isUnder} from '../../lib/addresses/is-under';

/** Name of a page's section, for pages in no sidebar category. */
export function sectionName(route: string): string {
  return search.sections.find(({path}) => isUnder(route, path))?.name ?? search.defaultSection;
}
