import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {applyEdit} from '../lib/apply-edit.test-helper';
import {assertLiteralRoutes} from './assert-literal-routes';
import {matchPath, type Match, type Route} from './client/match-path';
import {literalRoutes} from './edits';

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

const router = createRequire(__filename)('react-router') as {
  readonly matchPath: (pathname: string, route: Route & {readonly sensitive: true}) => Match | null;
};

/** What the router would find, if it were case-sensitive. Nothing reads the parameters of the catch-all route. */
function theirs(pathname: string, route: Route): Match | null {
  const found = router.matchPath(pathname, {...route, sensitive: true});
  return found && {...found, params: {}};
}

test.each([true, false])('matches the same paths as the router (exact: %s)', (exact) => {
  for (const path of routes) {
    const route = {path, exact};
    const found = paths.map((pathname) => matchPath(pathname, route));
    expect(found, path).toEqual(paths.map((pathname) => theirs(pathname, route)));
  }
});

test('a route without `exact` matches the paths below it', () => {
  expect(matchPath('/search/more', {path: '/search'})).toMatchObject({url: '/search', isExact: false});
});

test('matching is case-sensitive', () => {
  expect(matchPath('/Search', {path: '/search', exact: true})).toBeNull();
});

test('the router gets it in place of its own', () => {
  const source = readFileSync(require.resolve('react-router/esm/react-router.js'), 'utf8');
  const code = applyEdit(literalRoutes, source);
  expect(code).toMatch(/\nimport \{matchPath\} from ".*match-path\.ts";\n/);
  expect(code).not.toContain('function matchPath');
  // Nothing else is gone.
  expect(code.match(/^function \w+/gm)).toHaveLength((source.match(/^function \w+/gm)?.length ?? 0) - 1);
});

test('names a package that no longer has the code to edit', () => {
  expect(() => applyEdit(literalRoutes, 'var matchPath')).toThrow('/file.js: expected the function matchPath once');
});

test('throws on a route that is a pattern, and names it', () => {
  expect(() => {
    assertLiteralRoutes(['/', '/search', '*']);
  }).not.toThrow();
  expect(() => {
    assertLiteralRoutes(['/', '/tags/:tag']);
  }).toThrow(/The route \/tags\/:tag is a pattern/);
});
