import type {PhrasingContent, RootContent, Table} from 'mdast';
import {expect, test} from 'vitest';
import {maxStreams} from '../../../data/chainstream';
import {plans, scaleSeats} from '../../../data/plans';
import {httpLimitOf} from '../../../data/rpc/method-limits';
import {plansTable, seatCostsTable} from './plans';

function rowsOf([table]: RootContent[]): string[][] {
  return (table as Table).children.map((row) => row.children.map(({children}) => textOf(children)));
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : '')).join('');
}

test('the table of plans has a row for each, and shows which include ChainStream and SWQoS', () => {
  const [header, ...rows] = rowsOf(plansTable({id: 'plans'}));
  expect(header).toEqual(['Plan', 'Price', 'ChainStream', 'SWQoS', 'Users you add']);
  expect(rows.map(([name, , streams, swqos]) => [name, streams, swqos])).toEqual([
    ['Standard Mode Lite', 'Not listed', 'Not listed'],
    ['Standard Mode', 'No', 'No'],
    ['Scale Mode', 'Yes', 'On'],
    ['HyperScale', 'Yes', 'On, configurable'],
  ]);
});

test('the table of prices shows the payment method', () => {
  const [header, ...rows] = rowsOf(plansTable({id: 'plans', of: 'prices'}));
  expect(header).toEqual(['Plan', 'Price', 'Payment method', 'How to get it']);
  expect(rows.map(([name, , payment]) => [name, payment])).toEqual(plans.map(({name, payment}) => [name, payment]));
});

test('the table of limits compares the two plans that have published ones', () => {
  const [header, ...rows] = rowsOf(plansTable({id: 'plans', of: 'limits'}));
  expect(header).toEqual(['At most', 'Standard Mode', 'Scale Mode']);
  const {standard, scale} = httpLimitOf('sendTransaction');
  expect(rows).toContainEqual(['sendTransaction per second', String(standard), String(scale)]);
  expect(rows).toContainEqual(['ChainStream streams', 'None', String(maxStreams)]);
});

test('rejects an unknown table, and names it', () => {
  expect(() => plansTable({id: 'plans', of: 'seats'})).toThrow('must be one of features, prices, limits, not "seats"');
});

test('free users cost nothing, and each additional one costs the same', () => {
  const [, ...rows] = rowsOf(seatCostsTable({id: 'seat-costs'}));
  const {freeUsers, extraUserPrice} = scaleSeats;
  expect(rows).toEqual([
    [String(freeUsers), '0', '$0'],
    [String(freeUsers + 1), '1', `$${extraUserPrice}`],
    [String(2 * freeUsers), String(freeUsers), `$${freeUsers * extraUserPrice}`],
  ]);
});
