import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** Rows of a table have as many cells as its header: Markdown leaves out what is too much, and shows what lacks as empty. */
export default lintRule('site:table-cells', (/** @type {Root} */ tree, file) => {
  visit(tree, 'table', ({children: [header, ...rows]}) => {
    const expected = header?.children.length ?? 0;
    for (const row of rows) {
      const {length} = row.children;
      if (length === expected) continue;
      file.message(
        `A row has ${length} cells, and its header ${expected}: add or remove cells, or write \\| for a bar that starts none.`,
        row,
      );
    }
  });
  // Without a delimiter row of that many cells, the lines are no table.
  visit(tree, 'paragraph', (paragraph) => {
    const [first] = paragraph.children;
    if (first?.type === 'text' && /^\|.*\|/.test(first.value)) {
      file.message(
        'These lines are no table: the second one needs as many cells of --- as the first one has cells.',
        paragraph,
      );
    }
  });
});
