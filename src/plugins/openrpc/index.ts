/** Serves the method reference as an OpenRPC document, generated from the same data as the page. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachedFiles} from '../lib/cached-files';
import {openRpcFile} from './file-name';

const reference = 'platform/solana-rpc/solana-documentation';

export default function openRpc({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const address = siteConfig.url + baseUrl + reference;
  return cachedFiles({
    siteDir,
    name: 'openrpc',
    input: () => ({address}),
    make: async () => {
      const [{openRpcDocument}, {jsonStyle, printValue}] = await Promise.all([
        import('./document'),
        import('../../lib/literals/print-value'),
      ]);
      return [[openRpcFile, `${printValue(openRpcDocument(address), jsonStyle)}\n`]];
    },
  });
}
