import {logEntryFields, logFilters, logMeasures} from '../../../data/log-fields';
import {codes, plain, table} from '../../lib/mdast';
import type {Block} from '../block';

export const logEntryTable: Block = () => [
  table(
    ['Field', 'What it tells you'],
    logEntryFields.map(({name, tells}) => [name, tells]),
  ),
];

export const logFiltersTable: Block = () => [
  table(
    ['Filter', 'What it shows', 'Example values'],
    logFilters.map(({name, keeps, examples}) => [
      name,
      keeps,
      examples.length > 0 ? codes(examples) : plain('Your own'),
    ]),
  ),
];

export const logMeasuresTable: Block = () => [
  table(
    ['Measure', 'Use it to'],
    logMeasures.map(({name, use}) => [name, use]),
  ),
];
