import {expect, test} from 'vitest';
import {counted} from './counted';

test.each([
  [0, '0 hours'],
  [1, '1 hour'],
  [1200, '1,200 hours'],
])('%i', (count, text) => expect(counted(count, 'hour')).toBe(text));
