/**
 * Restores `hidden="until-found"` in pages: the minimizer of the HTML shortens it to `hidden`, as if it were a boolean
 * attribute, and the search of the browser would not find folded code.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {changeFile, htmlFiles} from '../lib/built-files';

export default function untilFound(): Plugin {
  return {
    name: 'until-found',
    async postBuild(props) {
      for (const file of htmlFiles(props)) await changeFile(path.join(props.outDir, file), restore);
    },
  };
}

function restore(html: string): string {
  return html.replaceAll('<span data-fold="" hidden>', '<span data-fold="" hidden="until-found">');
}
