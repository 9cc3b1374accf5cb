import pathToRegexp from 'path-to-regexp';
import {describe, expect, test} from 'vitest';
import plainPath from './plain-path';

const addresses = ['/', '/a', '/a/', '/A', '/a/b', '/ab', '/a.b/c', '/a-b/c', '//', '/a//b'];

describe.each(['/', '/a', '/a/', '/a.b/c', '/a/b', String.raw`\/`, String.raw`\/a\.b\/c`])('the path %s', (path) => {
  test.each([
    [true, false, false],
    [true, true, false],
    [false, false, false],
    [false, true, true],
    [true, true, true],
  ])('is read as the original does, with end %s, strict %s, sensitive %s', (end, strict, sensitive) => {
    const options = {end, strict, sensitive};
    const found = (pattern: RegExp) => addresses.map((address) => pattern.exec(address)?.[0]);
    expect(found(plainPath(path, [], options))).toEqual(found(pathToRegexp(path, [], options)));
  });

  test('is the path for all parameters', () => {
    expect(plainPath.compile(path)()).toBe(pathToRegexp.compile(path)());
  });
});

const options = {end: false, strict: false, sensitive: false};

test('R6: every address is one of the not-found page', () => {
  expect(plainPath('*', [], options).exec('/a/b')?.[0]).toBe('/a/b');
});

test.each(['/:id', '/a/(b|c)', '/a*', '/a?'])('the pattern %s stops the build, and says what to do', (path) => {
  expect(() => plainPath(path, [], options)).toThrow(
    `The route ${path} is a pattern, which the router of this site does not read. Take path-to-regexp off the list`,
  );
});
