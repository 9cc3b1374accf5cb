import {expect, test} from 'vitest';
import {limitText, unservedText} from './limit-text';

test('a method that a plan does not serve says so, and no other', () => {
  expect(unservedText('getProgramAccounts', 'http')).toBe(
    'Limit: not available on Standard, 5 requests per second on Scale.',
  );
  expect(unservedText('getLargestAccounts', 'http')).toContain('not available on Standard and Scale');
  expect(unservedText('getBalance', 'http')).toBeUndefined();
  expect(unservedText('slotSubscribe', 'websocket')).toBeUndefined();
});

test('a method without a limit of its own says that others may use it up', () => {
  expect(limitText('getBalance', 'http')).toMatch(/, possibly shared with other methods$/);
  expect(limitText('sendTransaction', 'http')).not.toContain('shared');
});
