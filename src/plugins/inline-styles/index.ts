/**
 * Puts the style sheets of each page inline, so that the page renders as soon as its HTML arrives instead of one round
 * trip later. That costs nothing on the next page: client-side navigation fetches no HTML.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changeFile, htmlFiles, oncePerFile} from '../lib/built-files';
import {inlineStyles} from './inline-styles';

/** Must be listed after the plugins that parse pages, so that they need not parse the styles, too. */
export default function inlineStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'inline-styles',

    async postBuild(site) {
      const {outDir} = site;
      const read = oncePerFile({outDir, baseUrl}, (file) => readFileSync(file, 'utf8'));
      for (const name of htmlFiles(site)) {
        await changeFile(path.join(outDir, name), (html) => inlineStyles(html, read));
      }
    },
  };
}
