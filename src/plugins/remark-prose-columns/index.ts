/**
 * Marks the header cells of prose with `data-prose` in tables that are wider than a phone: src/components/ScrollTable
 * gives these columns room there.
 */
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {crampedColumns} from './cramped-columns';

export default function remarkProseColumns() {
  return (root: Root): void => {
    visit(root, 'table', ({children: rows}: Table) => {
      const header = rows[0]?.children ?? [];
      const columns = header.map((_, index) => rows.map(({children}) => toString(children[index])));
      const isCramped = crampedColumns(columns);
      header.forEach((cell, index) => {
        if (isCramped[index]) cell.data = {hProperties: {dataProse: ''}};
      });
    });
  };
}
