import {expect, test} from 'vitest';
import {isObject} from './is-object';

test.each([{}, {a: 1}])('%j is an object', (value) => expect(isObject(value)).toBe(true));

test.each([null, undefined, [], ['a'], 'text', 1, true, 1n])('%s is not an object', (value) =>
  expect(isObject(value)).toBe(false),
);
