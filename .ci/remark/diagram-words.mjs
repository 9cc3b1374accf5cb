import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {loadSource} from '../lib/load-source.mjs';

/** @import {Root} from 'mdast' */

/** @type {typeof import('../../src/components/Diagram/diagram-words')} */
const {diagramWords} = loadSource('src/components/Diagram/diagram-words.ts');

/** Diagrams are drawn in the browser: readers without scripts, or who cannot see them, need a text alternative. */
export default lintRule('site:diagram-words', (/** @type {Root} */ tree, file) => {
  visit(tree, 'code', (code) => {
    if (code.lang !== 'mermaid') return;
    const {title, description} = diagramWords(code.value);
    if (title === '') file.message('A diagram needs a title: add a line "accTitle: …" below its first line.', code);
    if (description === '')
      file.message('A diagram needs a description: add a line "accDescr: …" below its title.', code);
  });
});
