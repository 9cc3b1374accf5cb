import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {loadSource} from '../lib/load-source.mjs';
import {isElement} from './lib/elements.mjs';
import {proseOf} from './lib/prose.mjs';

/** @import {Root} from 'mdast' */

/** @type {typeof import('../../src/plugins/remark-data-blocks')} */
const {default: remarkDataBlocks} = loadSource('src/plugins/remark-data-blocks/index.ts');

const minWords = 200;

/** What readers look for when they skim: tables, and code in a fence or from a file. */
const skimmed = ['table', 'code', 'Sample', 'SampleOutput'];

/** A page with less than this is a section of another page. What data blocks insert counts, too. */
export default lintRule('site:enough-content', (/** @type {Root} */ tree, file) => {
  const page = withBlocks(tree);
  if (page === undefined) return;
  const words = proseOf(page).flatMap(({text}) => text.split(/\s+/).filter((word) => word !== '')).length;
  if (words < minWords) {
    file.message(
      `The page has ${words} words: add what readers need until it has ${minWords}, or make it a section of another page.`,
      {line: 1, column: 1},
    );
  }
  if (!hasTableOrCode(page)) {
    file.message(
      'The page has no table and no code: add <Sample name="topic/name" />, a table, or <DataBlock id="name" />.',
      {line: 1, column: 1},
    );
  }
});

/**
 * A copy of the page with its facts and data blocks; undefined if one of them does not exist, which stops the build.
 *
 * @param {Root} tree
 */
function withBlocks(tree) {
  const page = structuredClone(tree);
  try {
    remarkDataBlocks()(page, new VFile());
    return page;
  } catch {
    return undefined;
  }
}

/** @param {Root} page */
function hasTableOrCode(page) {
  let isFound = false;
  visit(page, (node) => {
    const isDrawn = node.type === 'code' && node.lang === 'mermaid';
    isFound ||= !isDrawn && skimmed.includes(isElement(node) ? (node.name ?? '') : node.type);
  });
  return isFound;
}
