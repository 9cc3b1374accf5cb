import {expect, test} from 'vitest';
import {formatComparison, type Column} from './comparison-table';

interface Site {
  readonly name: string;
  readonly bytes: number;
}

const columns: Column<Site>[] = [{head: 'KiB', figure: ({bytes}) => bytes / 1024, digits: 1}];

test('each figure has its ratio to the best peer', () => {
  const sites = [
    {name: 'this site', bytes: 3072},
    {name: 'a', bytes: 2048},
    {name: 'b', bytes: 4096},
  ];
  expect(formatComparison(sites, columns).split('\n')).toEqual([
    '                   KiB',
    'this site  3.0 (1.50×)',
    'a          2.0 (1.00×)',
    'b          4.0 (2.00×)',
  ]);
});

test('a figure without a peer, or whose best peer is zero, has no ratio', () => {
  expect(formatComparison([{name: 'a', bytes: 1024}], columns)).toContain('a  1.0');
  const sites = [
    {name: 'a', bytes: 0},
    {name: 'b', bytes: 0},
  ];
  expect(formatComparison(sites, columns)).not.toContain('×');
});
