import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {assertLiteralRoutes} from './assert-literal-routes';
import routePattern, {type RouteOptions} from './client/route-pattern';

/** The implementation that the router would use, with case-sensitive matching. */
const requireOfRouter = createRequire(require.resolve('react-router'));
const pathToRegexp = requireOfRouter('path-to-regexp') as (
  route: string,
  keys: readonly unknown[],
  options: RouteOptions & {readonly sensitive: true; readonly strict: false},
) => RegExp;

const routes = ['/', '/search', '/dyndexer/', '/dyndexer/api/CreateIndexer', '/a.b', '/404.html', '*'];
const paths = [
  ...routes,
  '',
  '/Search',
  '/search/',
  '/searches',
  '/search/more',
  '/dyndexer',
  '/dyndexer/api',
  '/dyndexer/api/createindexer',
  '/axb',
];

test.each([true, false])('matches the same paths as the router (end: %s)', (end) => {
  for (const route of routes) {
    const theirs = pathToRegexp(route, [], {end, sensitive: true, strict: false});
    const found = (pattern: RegExp) => paths.map((path) => pattern.exec(path)?.[0]);
    expect(found(routePattern(route, [], {end})), route).toEqual(found(theirs));
  }
});

test('matching is case-sensitive', () => {
  expect(routePattern('/search', [], {end: true}).test('/Search')).toBe(false);
});

test('throws on a route that is a pattern, and names it', () => {
  expect(() => {
    assertLiteralRoutes(['/', '/search', '*']);
  }).not.toThrow();
  expect(() => {
    assertLiteralRoutes(['/', '/tags/:tag']);
  }).toThrow(/The route \/tags\/:tag is a pattern/);
});
