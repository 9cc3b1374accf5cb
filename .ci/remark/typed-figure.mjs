import {lintRule} from 'unified-lint-rule';
import {figures} from './lib/figures.mjs';
import {findFigures} from './lib/find-figures.mjs';
import {proseOf} from './lib/prose.mjs';

/** @import {Root} from 'mdast' */

/** Figures from src/data must be inserted from there, so that one edit updates every page. */
export default lintRule('site:typed-figure', (/** @type {Root} */ tree, file) => {
  for (const prose of proseOf(tree)) {
    for (const {text, offset, uses} of findFigures(prose, figures)) {
      const figure = text.replace(/\s/g, ' ');
      file.message(`"${figure}" is a figure of src/data: write ${uses.join(' or ')}.`, prose.pointAt(offset));
    }
  }
});
