/**
 * Serves files that readers of the dyndexer pages use outside of them: the JSON Schema of the
 * Postgres writer's configuration, and completion scripts of the command line. They are made from
 * the contract and from src/data/dyndexer-cli, so that what they say stands in one place.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from './emit-files';
import {makeFiles} from './files';

export default function dyndexerFiles({siteConfig, baseUrl}: LoadContext): Plugin {
  const address = siteConfig.url + baseUrl;
  return {
    name: 'dyndexer-files',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(() => makeFiles(address))]}),
  };
}
