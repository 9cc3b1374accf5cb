/**
 * Lists the documentation pages with their titles, in a separate chunk that only the not-found page loads: the
 * route list that Docusaurus ships to every page has no titles.
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
