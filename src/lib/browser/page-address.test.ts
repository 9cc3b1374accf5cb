// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {replaceQuery} from './page-address';

beforeEach(() => window.history.replaceState({key: 'of the router'}, '', '/tool?build=getSlot#build'));
afterEach(() => {
  vi.restoreAllMocks();
});

test('parameters are set and removed, and the rest of the entry stays', () => {
  replaceQuery({language: 'go', build: undefined});
  expect(window.location.href).toMatch(/\/tool\?language=go#build$/);
  expect(window.history.state).toEqual({key: 'of the router'});
});

test('a URL that has the parameters is not written again', () => {
  const replaceState = vi.spyOn(window.history, 'replaceState');
  replaceQuery({build: 'getSlot', language: undefined});
  expect(replaceState).not.toHaveBeenCalled();
  replaceQuery({build: 'getBalance:20,getSlot:3'});
  replaceQuery({build: 'getBalance:20,getSlot:3'});
  expect(replaceState).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?build=getBalance:20,getSlot:3');
});
