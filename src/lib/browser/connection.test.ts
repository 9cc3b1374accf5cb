import {expect, test} from 'vitest';
import {isConstrained} from './connection';

test.each([
  [{}, false],
  [{connection: {effectiveType: '4g', saveData: false}}, false],
  [{connection: {effectiveType: '3g'}}, false],
  [{connection: {effectiveType: '4g', saveData: true}}, true],
  [{connection: {effectiveType: '2g'}}, true],
  [{connection: {effectiveType: 'slow-2g'}}, true],
])('%j is constrained: %s', (navigator, expected) => {
  expect(isConstrained(navigator)).toBe(expected);
});
