import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** The types that Docusaurus documents. */
const types = ['note', 'tip', 'info', 'warning', 'danger'];

const opening = new RegExp(String.raw`^:+(?:${types.join('|')})(?:\[.+\])?$`);

/**
 * Docusaurus publishes an admonition of another type as plain text, colons included. One that is not closed takes in
 * the rest of the page.
 */
export default lintRule('site:admonitions', (/** @type {Root} */ tree, file) => {
  // This parser does not know admonitions: their lines are in paragraphs, tables, or what else precedes them.
  const lines = String(file).split('\n');
  visit(tree, 'code', ({position}) => {
    if (position) lines.fill('', position.start.line - 1, position.end.line);
  });

  /** @type {{text: string, colons: string, place: {line: number, column: number}}[]} */
  const open = [];
  /** @param {typeof open} unclosed */
  const report = (unclosed) => {
    for (const {text, colons, place} of unclosed) {
      file.message(
        `"${text}" is never closed: end it with a line "${colons}". One around another starts with more colons.`,
        place,
      );
    }
  };
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const [colons] = /^:{3,}/.exec(text) ?? [];
    if (colons === undefined) continue;
    const place = {line: index + 1, column: line.indexOf(colons) + 1};
    if (text !== colons) {
      if (!opening.test(text)) {
        file.message(
          `"${text}" starts no admonition: write :::note or :::note[Title], with one of ${types.join(', ')}.`,
          place,
        );
      }
      open.push({text, colons, place});
      continue;
    }
    // As in the parser of Docusaurus, it closes the outermost admonition that has no more colons, and all inside it.
    const outermost = open.findIndex((one) => one.colons.length <= colons.length);
    if (outermost === -1)
      file.message(`"${text}" closes no admonition: remove it, or start one with as many colons.`, place);
    else report(open.splice(outermost).slice(1));
  }
  report(open);
});
