import {search} from '../../config/search';
import {isUnder} from '../../lib/is-under';

/** The name of the section that a page is of which stands in no category of a sidebar. */
export function sectionName(route: string): string {
  return search.sections.find(({path}) => isUnder(route, path))?.name ?? search.defaultSection;
}
