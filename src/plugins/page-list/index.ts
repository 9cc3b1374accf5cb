/**
 * Lists the documentation pages and the RPC methods with their titles, in a separate chunk that only the not-found page
 * loads: the route list that Docusaurus ships to every page has no titles.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {methodsPage} from '../../data/pages';
import type {ListedPage} from '../../lib/listed-page';
import {loadedVersions} from '../lib/loaded-versions';

export default function pageList({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const {rpcMethods} = await import('../../data/rpc/methods');
      const pages = loadedVersions(allContent)
        .flatMap(({docs}) => docs)
        .map(({permalink, title}): ListedPage => ({path: permalink, title}));
      const methods = rpcMethods.map(({name}): ListedPage => ({
        path: normalizeUrl([baseUrl, `${methodsPage}#${name}`]),
        title: name,
      }));
      await actions.createData('pages.json', [...pages, ...methods]);
    },
  };
}
