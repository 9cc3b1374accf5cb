/**
 * Serves files that readers of the dyndexer pages use outside of them: the JSON Schema of the
 * Postgres writer's configuration, and completion scripts of the command line. They are made from
 * the contract and from src/data/dyndexer-cli, so that what they say stands in one place.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachedFiles} from '../lib/cached-files';
import {readContractText} from '../openapi/contract-file';

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
