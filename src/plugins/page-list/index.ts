/**
 * Lists the pages of the documentation with their titles. The list is a file of its own in the browser, which the
 * not-found page alone loads: what Docusaurus lists for every page has no titles.
 */
import type {Plugin} from '@docusaurus/types';
import type {ListedPage} from '../../lib/listed-page';
import {loadedVersions} from '../lib/loaded-versions';

export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const pages = loadedVersions(allContent)
        .flatMap(({docs}) => docs)
        .map(({permalink, title}): ListedPage => ({path: permalink, title}));
      await actions.createData('pages.json', pages);
    },
  };
}
