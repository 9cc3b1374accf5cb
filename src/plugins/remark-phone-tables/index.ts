/**
 * Makes tables that are wider than a phone readable there. Their long words can wrap; if that is not enough, the header
 * cells of prose are marked with `data-prose`: src/components/ScrollTable gives these columns room. It also keeps words
 * whole where there is room for them.
 */
import type {Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isProse, isWide, type Cell} from './column-widths';
import {breakLongWords, piecesOf} from './long-words';

export default function remarkPhoneTables() {
  return (root: Root): void => {
    visit(root, 'table', (table) => {
      if (!isWide(columnsOf(table, (text) => [text]))) return;
      const columns = columnsOf(table, piecesOf);
      breakLongWords(table);
      if (!isWide(columns)) return;
      table.children[0]?.children.forEach((cell, index) => {
        if (isProse(columns[index] ?? [])) cell.data = {hProperties: {dataProse: ''}};
      });
    });
  };
}

/** @param pieces splits a text wherever one of its words may wrap */
function columnsOf({children: rows}: Table, pieces: (text: string) => string[]): Cell[][] {
  const measure = (cell: TableCell | undefined): Cell => {
    const text = cell ? toString(cell) : '';
    const words = pieces(text).flatMap((piece) => piece.split(/\s|(?<=-)/));
    return {text, longestWord: Math.max(...words.map(({length}) => length))};
  };
  const header = rows[0]?.children ?? [];
  return header.map((_, index) => rows.map(({children}) => measure(children[index])));
}
