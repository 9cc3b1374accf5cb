import {expect, test} from 'vitest';
import {acceptDigits, acceptOneOf, queryReader} from './query-reader';

test('parses parameters, and falls back for missing ones', () => {
  const reader = queryReader(new URLSearchParams('plan=scale&sizes=1,22,'));
  expect(reader.value('plan', acceptOneOf(['standard', 'scale']), 'standard')).toBe('scale');
  expect(reader.value('network', acceptOneOf(['mainnet']), 'mainnet')).toBe('mainnet');
  expect(reader.list('sizes', acceptDigits)).toEqual(['1', '22']);
  expect(reader.list('none', acceptDigits)).toEqual([]);
  expect(reader.ignored).toEqual([]);
});

test('skips what it cannot parse, and reports it', () => {
  const reader = queryReader(new URLSearchParams('plan=gold&sizes=1,two,3'));
  expect(reader.value('plan', acceptOneOf(['standard', 'scale']), 'standard')).toBe('standard');
  expect(reader.list('sizes', acceptDigits)).toEqual(['1', '3']);
  expect(reader.ignored).toEqual(['plan=gold', 'sizes=two']);
});

test('long URLs give a limited number of items and short reports', () => {
  const reader = queryReader(new URLSearchParams({sizes: Array(1000).fill('9').join(','), plan: 'x'.repeat(1000)}));
  expect(reader.list('sizes', acceptDigits)).toHaveLength(24);
  reader.value('plan', acceptOneOf(['scale']), 'scale');
  expect(reader.ignored).toEqual([`sizes=${'9,'.repeat(20)}`, `plan=${'x'.repeat(40)}`]);
});
