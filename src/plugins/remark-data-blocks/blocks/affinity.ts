import {affinityModes} from '../../../data/affinity';
import {code, table} from '../../../lib/mdast';
import type {Block} from '../block';

export const affinityModesTable: Block = () => [
  table(
    ['Value', 'Effect', 'Use it for'],
    affinityModes.map(({value, effect, use}) => [code(value), effect, use]),
  ),
];
