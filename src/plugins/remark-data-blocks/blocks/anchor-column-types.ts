import {anchorColumnTypes} from '../../../data/anchor-column-types';
import {code, codes, table} from '../../lib/mdast';
import type {Block} from '../block';

export const anchorColumnTypesTable: Block = () => [
  table(
    ['Anchor type', 'Column type', 'Note'],
    anchorColumnTypes.map(({anchor, column, note}) => [
      typeof anchor === 'string' ? anchor : codes(anchor),
      column === null ? 'As for `T`' : code(column),
      note,
    ]),
  ),
];
