/** Serves the method reference as an OpenRPC document, generated from the same data as the page. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {methodsPage} from '../../data/pages';
import {cachedFiles} from '../lib/cached-files';
import {openRpcFile} from './file-name';

export default function openRpc({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const address = normalizeUrl([siteConfig.url, baseUrl, methodsPage]);
  return cachedFiles({
    siteDir,
    name: 'openrpc',
    input: () => ({address}),
    make: async () => {
      const [{default: reference}, {validateMethods}, {openRpcDocument}, {jsonStyle, printValue}] = await Promise.all([
        import('../../data/rpc/rpc-methods.json'),
        import('./validate-methods'),
        import('./document'),
        import('../../lib/literals/print-value'),
      ]);
      validateMethods(reference);
      return [[openRpcFile, `${printValue(openRpcDocument(address), jsonStyle)}\n`]];
    },
  });
}
