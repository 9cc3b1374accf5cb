/** Serves the method reference as an OpenRPC document, generated from the same data as the page. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {resultCache} from '../lib/result-cache';
import {emitFiles, type NamedFile} from '../lib/emit-files';
import {openRpcFile} from './file-name';

const reference = 'platform/solana-rpc/solana-documentation';

/** The code and data that generate the file: part of the cache key. */
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
