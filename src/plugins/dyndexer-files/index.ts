/**
 * Serves files that readers of the dyndexer pages use outside of them: the JSON Schema of the
 * Postgres writer's configuration, and completion scripts of the command line. They are made from
 * the contract and from src/data/dyndexer-cli, so that what they say stands in one place.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {resultCache} from '../lib/result-cache';
import {readContractText} from '../openapi/contract-file';
import {emitFiles, type NamedFile} from '../lib/emit-files';

/** What makes the files, and the data that they are made from besides the contract. */
const code = ['src/config', 'src/data', 'src/lib', 'src/plugins'];

export default function dyndexerFiles({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const address = siteConfig.url + baseUrl;
  const makeOnce = (): Promise<readonly NamedFile[]> => {
    const cache = resultCache({siteDir, name: 'dyndexer-files', code});
    return cache.data({address, contract: readContractText()}, async () => {
      const {makeFiles} = await import('./files');
      return [...makeFiles(address)];
    });
  };
  return {
    name: 'dyndexer-files',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(makeOnce)]}),
  };
}
