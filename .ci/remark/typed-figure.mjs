import {lintRule} from 'unified-lint-rule';
import {figures} from './lib/figures.mjs';
import {findFigures} from './lib/find-figures.mjs';
import {proseOf} from './lib/prose.mjs';

/** @import {Root} from 'mdast' */
/** @typedef {Record<string, Record<string, string>> | undefined} Reasons by page and figure */

/**
 * Figures from src/data must be inserted from there, so that one edit updates every page. The option lists, by page,
 * the figures that are equal by coincidence.
 */
export default lintRule('site:typed-figure', (/** @type {Root} */ tree, file, /** @type {Reasons} */ reasons = {}) => {
  const others = Object.keys(reasons[file.path] ?? {});
  const found = new Set();
  for (const prose of proseOf(tree)) {
    for (const {text, offset, uses} of findFigures(prose, figures)) {
      const figure = text.replace(/\s/g, ' ');
      found.add(figure);
      if (others.includes(figure)) continue;
      file.message(
        `"${figure}" is a figure of src/data: write ${uses.join(' or ')}. ` +
          'If it is a coincidence, list it in .ci/remark/coincidences.mjs.',
        prose.pointAt(offset),
      );
    }
  }
  for (const figure of others.filter((other) => !found.has(other))) {
    file.message(`"${figure}" is no longer on this page: remove it from .ci/remark/coincidences.mjs.`, {
      line: 1,
      column: 1,
    });
  }
});
