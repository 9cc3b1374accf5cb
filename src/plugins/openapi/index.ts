/**
 * Validates the contract of the dyndexer API before pages are generated from it, serves it as a file, and
 * lists its operations for the navigation.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {resultCache} from '../lib/result-cache';
import {emitFiles} from '../lib/emit-files';
import {contractFile, readContractText} from './contract-file';

/** The code that reads the contract: part of the cache key. */
const code = [__dirname, path.join(__dirname, '../../lib')];

export default function openapi({siteDir}: LoadContext): Plugin {
  return {
    name: 'openapi',
    getPathsToWatch: () => [path.join(siteDir, contractFile)],

    async loadContent() {
      const text = readContractText();
      // A cache hit means that this text is valid: skip validating and parsing it again.
      const pages = await resultCache({siteDir, name: 'contract', code}).data(text, async () => {
        const [{validateContract}, {readContract}, {sectionPages}] = await Promise.all([
          import('./validate-contract'),
          import('./load-contract'),
          import('./section-pages'),
        ]);
        await validateContract(text, contractFile);
        return sectionPages(readContract(text, contractFile));
      });
      return pages.filter((page) => existsSync(path.join(siteDir, `${page.path}.mdx`)));
    },

    contentLoaded({content, actions}) {
      actions.setGlobalData(content);
    },

    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [emitFiles(() => [[contractFile, readContractText()]])]},
  };
}
