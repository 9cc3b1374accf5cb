/**
 * Validates the contract of the dyndexer API before pages are generated from it, serves it as a file, and
 * lists its operations for the navigation.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withFiles} from '../lib/emit-files';
import {contractFile, readContractText} from '../lib/openapi/contract-file';
import {resultCache} from '../lib/result-cache';
import {sectionPages, type ListedOperation} from './section-pages';

export default function openapi({siteDir}: LoadContext): Plugin {
  return {
    name: 'openapi',

    async loadContent() {
      const text = readContractText();
      // A cache hit means that this text is valid: skip validating and parsing it again.
      const operations = await resultCache({siteDir, name: 'contract'}).data(text, async () => {
        const {validateContract} = await import('./validate-contract');
        const {operations} = await validateContract(text, contractFile);
        return operations.map(({id, tag, method}): ListedOperation => ({id, tag, method}));
      });
      return sectionPages(operations).filter((page) => existsSync(path.join(siteDir, `${page.path}.mdx`)));
    },

    contentLoaded({content, actions}) {
      actions.setGlobalData(content);
    },

    ...withFiles(() => [[contractFile, readContractText()]]),
  };
}
