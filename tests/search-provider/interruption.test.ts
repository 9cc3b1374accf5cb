import {afterEach, expect, test} from 'vitest';
import {watchInterruption} from '../../.ci/search-push/interruption.mjs';

const signals = ['SIGINT', 'SIGTERM'] as const;
type Signal = (typeof signals)[number];

const before = Object.fromEntries(signals.map((name) => [name, process.listeners(name)]));
const ownListeners = (name: Signal) => process.listeners(name).filter((listener) => !before[name]?.includes(listener));

afterEach(() => {
  for (const name of signals) for (const listener of ownListeners(name)) process.off(name, listener);
});

/** Without a real signal, which Vitest would receive, too. */
function send(name: Signal): void {
  for (const listener of ownListeners(name)) listener(name);
}

test('a repeated signal, as npm forwards it, changes nothing', () => {
  const {signal, exitCode} = watchInterruption();
  expect([signal.aborted, exitCode()]).toEqual([false, undefined]);
  send('SIGTERM');
  send('SIGTERM');
  send('SIGINT');
  expect(exitCode()).toBe(143);
  expect(signal.reason).toEqual(new Error('Interrupted by SIGTERM'));
});
