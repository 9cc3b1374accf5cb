import {logFilters} from '../../../data/log-fields';
import {codes, plain, table} from '../../../lib/mdast';
import type {Block} from '../block';

export const logFiltersTable: Block = () => [
  table(
    ['Filter', 'Keeps', 'Example values'],
    logFilters.map(({name, keeps, examples}) => [
      name,
      keeps,
      examples.length > 0 ? codes(examples) : plain('Your own'),
    ]),
  ),
];
