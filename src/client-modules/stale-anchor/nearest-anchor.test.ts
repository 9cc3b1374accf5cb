import {expect, test} from 'vitest';
import {nearestAnchor} from './nearest-anchor';

const ids = [
  'getBalance',
  'error-7700',
  'getBlock',
  'getBlocks',
  'http-limits',
  'error-7429',
  'error-minus-32005',
  'decode',
];

test.each([
  ['getbalance', 'getBalance'],
  ['get-balance', 'getBalance'],
  ['getBalence', 'getBalance'],
  ['get_blocks', 'getBlocks'],
  ['HTTP-Limits', 'http-limits'],
  ['http-limit', 'http-limits'],
  ['7429', 'error-7429'],
  ['-32005', 'error-minus-32005'],
  ['minus-32005', 'error-minus-32005'],
  ['32005', 'error-minus-32005'],
  ['error-32005', 'error-minus-32005'],
  ['error--32005', 'error-minus-32005'],
])('%s leads to %s', (given, id) => {
  expect(nearestAnchor(given, ids)).toBe(id);
});

test.each(['', 'pricing', '%', '…', 'error-7702', 'error-32002'])('%s leads nowhere', (given) => {
  expect(nearestAnchor(given, ids)).toBeUndefined();
});
