import {expect, test} from 'vitest';
import {addOnCost} from './add-ons';
import {emptyLoad, readLoad} from './draft';

const costOf = (plan: 'standard' | 'scale', streams: string, users: string) => {
  const {value} = readLoad({...emptyLoad, plan, streams, users});
  return value && addOnCost(value);
};

test.each([
  ['0', '0', {streams: 0, users: 0}],
  ['1', '5', {streams: 0, users: 0}],
  ['2', '6', {streams: 10_080, users: 2500}],
  ['10', '100', {streams: 90_720, users: 237_500}],
  ['11', '101', {streams: undefined, users: undefined}],
])('%s streams and %s users', (streams, users, cost) => {
  expect(costOf('scale', streams, users)).toEqual(cost);
});

test('no add-on is listed for a plan below', () => {
  expect(costOf('standard', '2', '1')).toBeUndefined();
});
