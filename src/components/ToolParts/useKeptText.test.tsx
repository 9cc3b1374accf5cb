// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keptText, useKeptText} from './useKeptText';

const router = vi.hoisted(() => ({location: {key: ''}, action: 'PUSH'}));
vi.mock('@docusaurus/router', () => ({useLocation: () => router.location, useHistory: () => router}));

const readText = () => keptText('example') ?? 'example';

function Example() {
  const [text, setText] = useState(readText);
  useKeptText('example', {text: text === 'example' ? '' : text, read: readText, setText});
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const runTimers = () => void vi.runAllTimers();

let rerenderPage: () => void;

/** Follows a link within the page, or goes back to an entry with this state. */
function enter(action: 'PUSH' | 'POP', key: string, state: object = {key}): void {
  window.history[action === 'PUSH' ? 'pushState' : 'replaceState'](state, '', '/page');
  router.location = {key};
  router.action = action;
  rerenderPage();
}

beforeEach(() => {
  vi.useFakeTimers();
  rerenderPage = () => undefined;
  enter('PUSH', 'one');
  const {rerender} = render(<Example />);
  rerenderPage = () => rerender(<Example />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Back within the page brings back the text of that entry, and leaves the text of the other to it', () => {
  type('first log');
  act(runTimers);
  enter('PUSH', 'two');
  type('second log');
  act(runTimers);
  expect(window.history.state).toEqual({key: 'two', example: 'second log'});
  enter('POP', 'one', {key: 'one', example: 'first log'});
  expect(field().value).toBe('first log');
  act(runTimers);
  expect(window.history.state).toEqual({key: 'one', example: 'first log'});
});

test('Back to an entry without a text brings back the example', () => {
  enter('PUSH', 'two');
  type('second log');
  act(runTimers);
  enter('POP', 'one');
  expect(field().value).toBe('example');
  act(runTimers);
  expect(window.history.state).toEqual({key: 'one'});
});

test('a text that no entry stores stays, as nothing would bring it back', () => {
  enter('PUSH', 'two');
  type('GET /api-key/k-1-secret 401');
  act(runTimers);
  expect(window.history.state).toEqual({key: 'two'});
  enter('POP', 'one', {key: 'one', example: 'first log'});
  expect(field().value).toBe('GET /api-key/k-1-secret 401');
});

test('a text that was typed just before Back is not stored in the entry of another one', () => {
  type('first log');
  act(runTimers);
  enter('PUSH', 'two');
  act(runTimers);
  type('second log');
  // The page has not rendered for it yet.
  window.history.replaceState({key: 'one', example: 'first log'}, '', '/page');
  act(runTimers);
  expect(window.history.state).toEqual({key: 'one', example: 'first log'});
});
