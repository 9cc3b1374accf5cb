// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {entryState, setEntryState} from './entry-state';

beforeEach(() => window.history.replaceState({key: 'of the router'}, '', '/page?a=b#part'));

test('values are kept under their names, beside the state of the router, and leave no trace', () => {
  setEntryState('one', 'text');
  setEntryState('other', {a: 1});
  expect(entryState('one')).toBe('text');
  expect(entryState('other')).toEqual({a: 1});
  expect(window.history.state).toMatchObject({key: 'of the router'});
  expect(window.location.href).toMatch(/\/page\?a=b#part$/);
  setEntryState('one', undefined);
  setEntryState('other', undefined);
  expect(window.history.state).toEqual({key: 'of the router'});
});

test.each([null, 'text', 5])('an entry with the state %j stays so until there is something to keep', (state) => {
  window.history.replaceState(state, '');
  setEntryState('one', undefined);
  expect(window.history.state).toBe(state);
  expect(entryState('one')).toBeUndefined();
  setEntryState('one', 'text');
  expect(entryState('one')).toBe('text');
});
