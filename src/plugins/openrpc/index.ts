/** Serves the method reference as an OpenRPC document, made from the data that the page is made of. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {resultCache} from '../lib/result-cache';
import {emitFiles, type NamedFile} from '../lib/emit-files';
import {openRpcFile} from './file-name';

const reference = 'platform/solana-rpc/solana-documentation';

/** What makes the file, and the data that it is made from. */
const code = ['src/config', 'src/data', 'src/lib', 'src/plugins'];

export default function openRpc({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const address = siteConfig.url + baseUrl + reference;
  const makeOnce = (): Promise<readonly NamedFile[]> => {
    const cache = resultCache({siteDir, name: 'openrpc', code});
    return cache.data({address}, async () => {
      const [{openRpcDocument}, {jsonStyle, printValue}] = await Promise.all([
        import('./document'),
        import('../../lib/literals/print-value'),
      ]);
      return [[openRpcFile, `${printValue(openRpcDocument(address), jsonStyle)}\n`] as const];
    });
  };
  return {
    name: 'openrpc',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(makeOnce)]}),
  };
}
