import {search} from '../../config/search';
import {isUnder} from '../../lib/is-under';

/** The name of a page’s section, for pages that are in no category of a sidebar. */
export function sectionName(route: string): string {
  return search.sections.find(({path}) => isUnder(route, path))?.name ?? search.defaultSection;
}
