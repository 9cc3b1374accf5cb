// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {createStore} from './store';

afterEach(cleanup);

test('a component re-renders on each change until it is unmounted', () => {
  const store = createStore('first');
  const render = vi.fn(() => store.useValue());
  const {result, unmount} = renderHook(render);
  act(() => store.set('second'));
  expect(result.current).toBe('second');
  const renders = render.mock.calls.length;
  unmount();
  act(() => store.set('third'));
  expect(render).toHaveBeenCalledTimes(renders);
  expect(store.get()).toBe('third');
});

test('server-rendered HTML has the initial value', () => {
  const store = createStore('first');
  store.set('second');
  const Shown = () => store.useValue();
  expect(renderToString(createElement(Shown))).toBe('first');
});
