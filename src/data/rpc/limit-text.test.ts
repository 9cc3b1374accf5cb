import {expect, test} from 'vitest';
import {limitText, unservedText} from './limit-text';
import {httpLimitOf} from './method-limits';

test('only methods that a plan does not serve say so', () => {
  expect(unservedText('getProgramAccounts', 'http')).toBe(
    `Limit: not available on Standard Mode, ${httpLimitOf('getProgramAccounts').scale} requests per second on Scale Mode.`,
  );
  expect(unservedText('getLargestAccounts', 'http')).toContain('not available on Standard Mode and Scale Mode');
  expect(unservedText('getBalance', 'http')).toBeUndefined();
  expect(unservedText('slotSubscribe', 'websocket')).toBeUndefined();
});

test('a method without its own limit says that others may share it', () => {
  expect(limitText('getBalance', 'http')).toMatch(/, possibly shared with other methods$/);
  expect(limitText('sendTransaction', 'http')).not.toContain('shared');
});
