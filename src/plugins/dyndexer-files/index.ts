/**
 * Serves files that readers of the dyndexer pages use outside of them: the JSON Schema of the Postgres writer's
 * configuration, and shell completion scripts. They are generated from the contract and from src/data/dyndexer-cli, the
 * single source of truth.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachedFiles} from '../lib/cached-files';
import {readContractText} from '../lib/openapi/contract-file';

export default function dyndexerFiles({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const address = siteConfig.url + baseUrl;
  return cachedFiles({
    siteDir,
    name: 'dyndexer-files',
    input: () => ({address, contract: readContractText()}),
    make: async () => {
      const {makeFiles} = await import('./files');
      return [...makeFiles(address)];
    },
  });
}
