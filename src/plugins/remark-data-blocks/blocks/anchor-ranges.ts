import {anchorRanges} from '../../../data/errors/solana-errors';
import {hexNumber} from '../../../lib/literals/hex-number';
import {capitalized} from '../../../lib/text/capitalized';
import {plain, table} from '../../lib/mdast';
import type {Block} from '../block';

export const anchorRangesTable: Block = () => [
  table(
    ['Decimal', 'In the log', 'What fails'],
    anchorRanges.map(({from, to, kind}) => [
      range(from, to, String),
      range(from, to, hexNumber),
      plain(capitalized(kind)),
    ]),
  ),
];

function range(from: number, to: number | undefined, write: (value: number) => string): string {
  if (to === undefined) return `From ${write(from)}`;
  return from === to ? write(from) : `${write(from)} to ${write(to)}`;
}
