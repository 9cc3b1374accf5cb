import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** The types that Docusaurus documents. */
const types = ['note', 'tip', 'info', 'warning', 'danger'];

const opening = new RegExp(String.raw`^:{3,}(?:${types.join('|')})(?:\[.+\])?$`);
const closing = /^:{3,}$/;

/** Docusaurus publishes an admonition of another type as plain text, colons included. */
export default lintRule('site:admonitions', (/** @type {Root} */ tree, file) => {
  // This parser does not know admonitions: their lines are in paragraphs.
  visit(tree, 'paragraph', ({position}) => {
    if (!position) return;
    const {start, end} = position;
    const lines = String(file).slice(start.offset, end.offset).split('\n');
    for (const [index, line] of lines.map((text) => text.trim()).entries()) {
      if (!line.startsWith(':::') || opening.test(line) || closing.test(line)) continue;
      file.message(
        `"${line}" starts no admonition: write :::note or :::note[Title], with one of ${types.join(', ')}.`,
        {line: start.line + index, column: index === 0 ? start.column : 1},
      );
    }
  });
});
