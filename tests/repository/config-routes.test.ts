import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {search} from '../../src/config/search';
import {isUnder} from '../../src/lib/addresses/is-under';
import {allRoutes} from '../e2e/routes';

const folder = path.join(__dirname, '../../src/config');
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const routes = new Set<string>(allRoutes);
const sections = new Set<string>(search.sections.map(({path: section}) => section));

/** The paths in quotes, up to an anchor, that are neither a page of the site nor a section with pages. */
function unknownPaths(source: string): string[] {
  return Array.from(source.matchAll(/(?<=['"])\/[\w/-]*(?=['"#])/g), ([found]) => found).filter(
    (found) => !routes.has(found) && !(sections.has(found) && allRoutes.some((route) => isUnder(route, found))),
  );
}

test.each(files)('each path in src/config/%s leads to a page: what is set for others has no effect', (file) => {
  expect(unknownPaths(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
});

test('detects the path of a page that has been renamed', () => {
  expect(unknownPaths(`{path: '/platform/staking'}, {path: '/platform/stakes'}, <a href="/stakes#now">`)).toEqual([
    '/platform/stakes',
    '/stakes',
  ]);
});
