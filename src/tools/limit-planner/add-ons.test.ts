import {expect, test} from 'vitest';
import {chainstreamPrice, maxStreams} from '../../data/chainstream';
import {scaleSeats} from '../../data/plans';
import {addOnCost} from './add-ons';
import {emptyLoad, readLoad} from './draft';

const costOf = (plan: 'standard' | 'scale', streams: number, users: number) => {
  const {value} = readLoad({...emptyLoad, plan, streams: String(streams), streamHours: '10', users: String(users)});
  return value && addOnCost(value);
};

const {includedStreams, extraStreams, centsPerExtraStreamHour} = chainstreamPrice;
const {freeUsers, maxUsers, extraUserPrice} = scaleSeats;
const streamPrice = 10 * centsPerExtraStreamHour;
const userPrice = 100 * extraUserPrice;

test.each([
  ['nothing', 0, 0, {streams: 0, users: 0}],
  ['all that is included', includedStreams, freeUsers, {streams: 0, users: 0}],
  [
    'one stream more and two users more',
    includedStreams + 1,
    freeUsers + 2,
    {streams: streamPrice, users: 2 * userPrice},
  ],
  [
    'all that the plan has',
    maxStreams,
    maxUsers,
    {streams: extraStreams * streamPrice, users: (maxUsers - freeUsers) * userPrice},
  ],
  ['more than it has', maxStreams + 1, maxUsers + 1, {streams: undefined, users: undefined}],
])('the cost of %s', (_what, streams, users, cost) => {
  expect(costOf('scale', streams, users)).toEqual(cost);
});

test('no add-on is listed for a plan below', () => {
  expect(costOf('standard', includedStreams + 1, 1)).toBeUndefined();
});
