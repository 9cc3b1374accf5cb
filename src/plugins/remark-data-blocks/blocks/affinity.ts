import {affinityModes, automaticAffinity} from '../../../data/affinity';
import {code, table} from '../../lib/mdast';
import type {Block} from '../block';

export const affinityModesTable: Block = () => [
  table(
    ['Value', 'Effect', 'Use it for'],
    affinityModes.map(({value, effect, use}) => [code(value), effect, use]),
  ),
];

export const automaticAffinityTable: Block = () => [
  table(
    ['Method', 'What it avoids'],
    automaticAffinity.map(({method, avoids}) => [code(method), avoids]),
  ),
];
