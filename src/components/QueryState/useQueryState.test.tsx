// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {QueryCodec} from '../../lib/query-codec';
import {useQueryState} from './useQueryState';

const router = vi.hoisted(() => ({location: {search: ''}}));
vi.mock('@docusaurus/router', () => ({useLocation: () => router.location}));

const codec: QueryCodec<string> = {
  read: (query) => (/^[a-z,:]+$/.test(query.get('q') ?? '') ? (query.get('q') ?? '') : 'fallback'),
  write: (value) => ({q: value || undefined}),
};

function Example() {
  const [value, setValue] = useQueryState(codec);
  return <input value={value} onChange={(event) => setValue(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), {target: {value}});

const runTimers = () => void vi.runAllTimers();

function open(search: string): void {
  window.history.replaceState({key: 'of the router'}, '', `/page${search}#place`);
  router.location = {search};
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('reads the URL, and falls back if its value is invalid', () => {
  open('?q=abc');
  const {unmount} = render(<Example />);
  expect(field().value).toBe('abc');
  unmount();
  open('?q=%3Cscript%3E');
  render(<Example />);
  expect(field().value).toBe('fallback');
});

test('typed text is written once, and the rest of the URL is kept', () => {
  open('?language=go');
  render(<Example />);
  const replace = vi.spyOn(window.history, 'replaceState');
  act(runTimers);
  expect(replace).not.toHaveBeenCalled();
  type('a');
  type('a:b,c');
  act(runTimers);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.location.href).toContain('/page?language=go&q=a:b,c#place');
  expect(window.history.state).toEqual({key: 'of the router'});
  type('');
  act(runTimers);
  expect(window.location.search).toBe('?language=go');
});

test('a link to the page with another query updates the value', () => {
  open('?q=abc');
  const {rerender} = render(<Example />);
  type('typed');
  act(runTimers);
  open('?q=linked');
  rerender(<Example />);
  expect(field().value).toBe('linked');
  act(runTimers);
  expect(window.location.search).toBe('?q=linked');
});

test('the URL of the next page is not changed while this page is still mounted', () => {
  open('?q=abc');
  render(<Example />);
  type('typed');
  window.history.pushState(null, '', '/next');
  act(runTimers);
  expect(window.location.pathname + window.location.search).toBe('/next');
});

test('a hash link keeps the typed text, in the URL too', () => {
  open('?q=abc');
  const {rerender} = render(<Example />);
  type('typed');
  act(runTimers);
  open('');
  rerender(<Example />);
  expect(field().value).toBe('typed');
  act(runTimers);
  expect(window.location.search).toBe('?q=typed');
});

test('a hash link followed before the URL is updated keeps the typed text', () => {
  open('?q=abc');
  const {rerender} = render(<Example />);
  type('typed');
  // The browser resolves the link against the current URL, which is still stale.
  open('?q=abc');
  rerender(<Example />);
  expect(field().value).toBe('typed');
  act(runTimers);
  expect(window.location.search).toBe('?q=typed');
  // Once the URL is up to date, the same query must come from a link.
  open('?q=abc');
  rerender(<Example />);
  expect(field().value).toBe('abc');
});
