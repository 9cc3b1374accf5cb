import {expect, test} from 'vitest';
import {ownHeading, type Hierarchy} from './search-record';

const hierarchy: Hierarchy = {
  lvl0: 'Platform',
  lvl1: 'Staking',
  lvl2: 'Withdraw',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

test('H1: the type of a record names its own heading', () => {
  expect(ownHeading({type: 'lvl1', hierarchy})).toEqual({level: 'lvl1', text: 'Staking'});
  expect(ownHeading({type: 'lvl2', hierarchy})).toEqual({level: 'lvl2', text: 'Withdraw'});
});

test('H1: a content record belongs to its deepest heading', () => {
  expect(ownHeading({type: 'content', hierarchy})).toEqual({level: 'lvl2', text: 'Withdraw'});
  expect(ownHeading({type: 'content', hierarchy: {...hierarchy, lvl2: null}})).toEqual({
    level: 'lvl1',
    text: 'Staking',
  });
});

test('a type whose heading is missing falls back to the deepest one', () => {
  expect(ownHeading({type: 'lvl4', hierarchy})).toEqual({level: 'lvl2', text: 'Withdraw'});
});
