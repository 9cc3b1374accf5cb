// @vitest-environment jsdom
import type {useHistory} from '@docusaurus/router';
import {beforeEach, expect, test, vi} from 'vitest';
import {goTo} from './go-to';

const push = vi.fn();
const replace = vi.fn();
const history = {push, replace} as Partial<ReturnType<typeof useHistory>> as ReturnType<typeof useHistory>;

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/methods?build=getSlot#build');
});

test('another page is a new entry, with its state', () => {
  goTo(history, '/keys?q=1#limits', {found: 'slot'});
  expect(push).toHaveBeenCalledExactlyOnceWith('/keys?q=1#limits', {found: 'slot'});
});

test('a fragment of the current page keeps the query', () => {
  goTo(history, '#getSlot');
  goTo(history, '/methods#getSlot');
  expect(push.mock.calls).toEqual(Array(2).fill(['/methods?build=getSlot#getSlot', undefined]));
});

test('the page itself, or a query of its own, drops the query', () => {
  goTo(history, '/methods');
  goTo(history, '/methods?build=getBalance#build');
  expect(push.mock.calls.map(([url]: string[]) => url)).toEqual(['/methods', '/methods?build=getBalance#build']);
});

test('the current URL is no new entry: neither as a path nor as a fragment', () => {
  goTo(history, '/methods?build=getSlot#build');
  goTo(history, '#build');
  expect(push).not.toHaveBeenCalled();
  expect(replace).toHaveBeenCalledTimes(2);
});
