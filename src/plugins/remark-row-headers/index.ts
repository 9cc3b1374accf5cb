/** Makes the first cell of each row in a table a header: it names the row, also for screen readers. */
import type {Root, Table} from 'mdast';
import {visit} from 'unist-util-visit';

export default function remarkRowHeaders() {
  return (root: Root): void => {
    visit(root, 'table', ({children: [, ...rows]}: Table) => {
      for (const {children} of rows) {
        const [first] = children;
        if (first && first.children.length > 0) first.data = {hName: 'th', hProperties: {scope: 'row'}};
      }
    });
  };
}
