// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {QueryCodec} from '../lib/addresses/query-codec';
import {useQueryState} from './useQueryState';

const browser = vi.hoisted(() => ({is: true}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => browser.is}));
const router = vi.hoisted(() => ({location: {search: '', key: ''}, history: {action: 'PUSH'}}));
vi.mock('@docusaurus/router', () => ({useLocation: () => router.location, useHistory: () => router.history}));

const codec: QueryCodec<string> = {
  names: ['q'],
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

function open(search: string, action = 'PUSH'): void {
  const key = `${action} ${search}`;
  window.history.replaceState({key}, '', `/page${search}#place`);
  router.location = {search, key};
  router.history.action = action;
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
  expect(window.history.state).toEqual({key: 'PUSH ?language=go'});
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

// Regression: it was taken for what the URL already had.
test('a link updates the value, even before the page shows that the URL has been written', () => {
  open('?q=abc');
  const {rerender} = render(<Example />);
  type('typed');
  act(() => {
    vi.runAllTimers();
    open('?q=linked');
  });
  rerender(<Example />);
  expect(field().value).toBe('linked');
});

test('a link to the page without a query keeps a value that came from a link, and gets it', () => {
  open('?q=abc');
  const {rerender} = render(<Example />);
  open('');
  rerender(<Example />);
  expect(field().value).toBe('abc');
  act(runTimers);
  expect(window.location.search).toBe('?q=abc');
});

test('an entry that is replaced with an older query keeps what was typed, and gets it back', () => {
  open('?q=abc');
  const {rerender} = render(<Example />);
  type('typed');
  act(runTimers);
  open('?q=abc&language=go', 'REPLACE');
  rerender(<Example />);
  expect(field().value).toBe('typed');
  act(runTimers);
  expect(window.location.search).toBe('?q=typed&language=go');
});

test('a link with another query is followed even while the value is not written to the URL', () => {
  const unwritten: typeof codec = {...codec, write: () => ({})};
  function Invalid() {
    const [value, setValue] = useQueryState(unwritten);
    return <input value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  open('?q=abc');
  const {rerender} = render(<Invalid />);
  type('not a number');
  act(runTimers);
  // A hash link keeps the query of the URL.
  open('?q=abc');
  rerender(<Invalid />);
  expect(field().value).toBe('not a number');
  open('?q=linked');
  rerender(<Invalid />);
  expect(field().value).toBe('linked');
});

test('hydration matches the pre-rendered page, and the query of the URL is read right after it', () => {
  const page = document.body.appendChild(document.createElement('div'));
  browser.is = false;
  open('?q=abc');
  page.innerHTML = renderToString(<Example />);
  expect(field().value).toBe('fallback');
  const {rerender} = render(<Example />, {container: page, hydrate: true});
  expect(field().value).toBe('fallback');
  browser.is = true;
  rerender(<Example />);
  expect(field().value).toBe('abc');
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

test('Back to an entry without a query undoes a link with one', () => {
  open('');
  const {rerender} = render(<Example />);
  open('?q=linked');
  rerender(<Example />);
  expect(field().value).toBe('linked');
  open('', 'POP');
  rerender(<Example />);
  expect(field().value).toBe('fallback');
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
