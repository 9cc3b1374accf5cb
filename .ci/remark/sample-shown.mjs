import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {idOf, isElement} from './lib/elements.mjs';

/** @import {Root} from 'mdast' */
/** @typedef {Record<string, string> | undefined} Reasons by page */

const showing = ['Sample', 'SampleOutput'];

/** Data blocks that show samples, generated from the API contract. */
const sampleBlocks = ['dyndexer-samples'];

/** Every page must show a sample. The option lists the pages that do not, each with the reason. */
export default lintRule('site:sample-shown', (/** @type {Root} */ tree, file, /** @type {Reasons} */ reasons = {}) => {
  const isShown = showsSample(tree);
  const reason = reasons[file.path];
  if (!isShown && reason === undefined) {
    file.message(
      'The page shows no sample: add <Sample name="topic/name" />, or the reason to .ci/remark/pages-without-sample.mjs.',
      {line: 1, column: 1},
    );
  }
  if (isShown && reason !== undefined) {
    file.message('The page shows a sample: remove it from .ci/remark/pages-without-sample.mjs.', {line: 1, column: 1});
  }
});

/** @param {Root} tree */
function showsSample(tree) {
  let isShown = false;
  visit(tree, (node) => {
    if (!isElement(node)) return;
    const name = node.name ?? '';
    isShown ||= showing.includes(name) || (name === 'DataBlock' && sampleBlocks.includes(idOf(node) ?? ''));
  });
  return isShown;
}
