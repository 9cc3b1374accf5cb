// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keptText, useKeptText} from './useKeptText';

const router = vi.hoisted(() => ({location: {}, action: 'PUSH'}));
vi.mock('@docusaurus/router', () => ({useLocation: () => router.location, useHistory: () => router}));

function Example() {
  const [text, setText] = useState(() => keptText('example') ?? '');
  useKeptText('example', text || undefined, setText);
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const runTimers = () => void vi.runAllTimers();

function enter(action: 'PUSH' | 'POP', state: unknown): void {
  if (action === 'PUSH') window.history.pushState(state, '', '/page#part');
  else window.history.replaceState(state, '', '/page');
  router.location = {};
  router.action = action;
}

beforeEach(() => {
  vi.useFakeTimers();
  enter('PUSH', {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Back within the page brings back the text of that entry, and leaves the text of the other to it', () => {
  const {rerender} = render(<Example />);
  type('first log');
  act(runTimers);
  const first: unknown = window.history.state;
  enter('PUSH', {});
  rerender(<Example />);
  type('second log');
  act(runTimers);
  expect(window.history.state).toEqual({example: 'second log'});
  enter('POP', first);
  rerender(<Example />);
  expect(field().value).toBe('first log');
  act(runTimers);
  expect(window.history.state).toEqual({example: 'first log'});
});

test('Back to an entry that stores no text keeps one that is stored nowhere', () => {
  const {rerender} = render(<Example />);
  type('GET /api-key/k-1-secret 401');
  act(runTimers);
  expect(window.history.state).toEqual({});
  enter('POP', {});
  rerender(<Example />);
  expect(field().value).toBe('GET /api-key/k-1-secret 401');
});
