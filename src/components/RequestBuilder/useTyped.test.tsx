// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useTyped} from './useTyped';

const router = vi.hoisted(() => ({location: {key: ''}, action: 'PUSH'}));
vi.mock('@docusaurus/router', () => ({useLocation: () => router.location, useHistory: () => router}));

function Example() {
  const {typed, setTyped, isResuming, reloadToSend} = useTyped();
  return (
    <>
      <label>
        {isResuming ? 'Sending' : 'Building'}
        <input value={typed.slot ?? ''} onChange={(event) => setTyped({slot: event.target.value})} />
      </label>
      <button type="button" onClick={reloadToSend}>
        Reload
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const runTimers = () => void vi.runAllTimers();
const stateOf = (slot: string) => ({requestBuilder: {typed: {slot}, isResuming: false}});

/** Follows a link, or goes back to an entry with this state. */
function enter(address: string, {action = 'PUSH', key = address, state = {}} = {}): void {
  window.history.pushState({key, ...state}, '', address);
  router.location = {key};
  router.action = action;
}

beforeEach(() => {
  vi.useFakeTimers();
  enter('/page');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('typed text is restored in the same entry', () => {
  const {unmount} = render(<Example />);
  type('5');
  act(runTimers);
  expect(window.history.state).toEqual({key: '/page', ...stateOf('5')});
  unmount();
  render(<Example />);
  expect(field().value).toBe('5');
});

test('typed text is also stored in the entry of a hash link', () => {
  const {rerender} = render(<Example />);
  type('5');
  act(runTimers);
  enter('/page#part');
  rerender(<Example />);
  act(runTimers);
  expect(window.history.state).toMatchObject(stateOf('5'));
});

test('on return to an entry, what is kept there replaces what is typed, but not what is kept nowhere', () => {
  const {rerender} = render(<Example />);
  type('5');
  act(runTimers);
  enter('/page', {action: 'POP', key: 'before', state: stateOf('4')});
  rerender(<Example />);
  expect(field().value).toBe('4');
  enter('/page', {action: 'POP', key: 'first'});
  rerender(<Example />);
  expect(field().value).toBe('');
  type('https://solana-mainnet.api.syndica.io/api-key/k-1-secret');
  enter('/page', {action: 'POP', key: 'before', state: stateOf('4')});
  rerender(<Example />);
  expect(field().value).toContain('k-1-secret');
});

test('the entry of the next page is not changed while this page is still mounted', () => {
  render(<Example />);
  type('5');
  enter('/next');
  act(runTimers);
  expect(window.history.state).toEqual({key: '/next'});
});

test('the flag for a reload to send is cleared after that reload', () => {
  window.history.replaceState({key: '/page', requestBuilder: {typed: {slot: '5'}, isResuming: true}}, '');
  render(<Example />);
  expect(screen.getByText('Sending')).toBeTruthy();
  act(runTimers);
  expect(window.history.state).toEqual({key: '/page', ...stateOf('5')});
});

test('a reload to send, right after typing, is still one to send', () => {
  // jsdom only prints that it can't reload.
  render(<Example />);
  type('5');
  fireEvent.click(screen.getByRole('button'));
  act(runTimers);
  expect(window.history.state).toMatchObject({requestBuilder: {typed: {slot: '5'}, isResuming: true}});
});
