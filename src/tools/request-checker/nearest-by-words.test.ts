import {expect, test} from 'vitest';
import {nearestByWords} from './nearest-by-words';

const names = ['getBlock', 'getBlocks', 'getBlockTime', 'sendTransaction'];

test.each([
  ['getBlockWithReceipts', 'getBlock'],
  ['sendRawTransaction', 'sendTransaction'],
  ['times of getBlocks', 'getBlockTime'],
  ['getLogs', undefined],
  ['', undefined],
])('%s is near %s', (given, nearest) => expect(nearestByWords(given, names)).toBe(nearest));
