// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {entryState, setEntryState} from './entry-state';

beforeEach(() => window.history.replaceState({key: 'of the router'}, '', '/page?a=b#part'));

test('values are stored by name, next to the router state, and deleted without a trace', () => {
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

test.each([null, 'text', 5])('an entry with the state %j is unchanged until a value is stored', (state) => {
  window.history.replaceState(state, '');
  setEntryState('one', undefined);
  expect(window.history.state).toBe(state);
  expect(entryState('one')).toBeUndefined();
  setEntryState('one', 'text');
  expect(entryState('one')).toBe('text');
});
