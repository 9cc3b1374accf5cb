/**
 * Puts its style sheets into each page, so that the page shows when its HTML is there, and not a journey to the
 * server later. A reader's second page comes without HTML, since the site navigates by scripts.
 */
import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {htmlFiles, oncePerFile} from '../lib/built-files';
import {inlineStyles} from './inline-styles';

/** List it after the plugins that read pages: they have nothing to do with styles. */
export default function inlineStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'inline-styles',

    async postBuild({outDir}) {
      const read = oncePerFile({outDir, baseUrl}, (file) => readFileSync(file, 'utf8'));
      for (const name of htmlFiles(outDir)) {
        const page = path.join(outDir, name);
        await writeFile(page, inlineStyles(await readFile(page, 'utf8'), read));
      }
    },
  };
}
