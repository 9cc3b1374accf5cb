/**
 * Lists the pages of the documentation with their titles. The list is a file of its own in the browser, which the
 * not-found page alone loads: what Docusaurus lists for every page has no titles.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {ListedPage} from '../../lib/listed-page';

export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const sections = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const pages = sections
        .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
        .map(({permalink, title}): ListedPage => ({path: permalink, title}));
      await actions.createData('pages.json', pages);
    },
  };
}
