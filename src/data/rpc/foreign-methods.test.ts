import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {foreignMethods, foreignMethodsOf} from './foreign-methods';
import {rpcMethods} from './methods';

const docs = path.resolve(import.meta.dirname, '../../../docs');

test.each(foreignMethods.map(({more}) => [more.to]))('the linked section exists: %s', (to) => {
  const [route = '', anchor = ''] = to.split('#');
  const page = path.join(docs, `${route}.mdx`);
  expect(existsSync(page), page).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain(`{/* #${anchor} */}`);
});

test('no Solana method is mistaken for one of another provider', () => {
  const names = rpcMethods.map(({name}) => name);
  expect(names.filter((name) => foreignMethodsOf(name) !== undefined)).toEqual([]);
});

test('each suggested method is in the reference', () => {
  const names = new Set(rpcMethods.map(({name}) => name));
  const named = foreignMethods.flatMap(({instead = ''}) => instead.match(/\b(?:get|send)[A-Z]\w+/g) ?? []);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('each method in the draft DAS API page is known', () => {
  const draft = readFileSync(path.join(docs, 'platform/das-api.mdx'), 'utf8');
  const listed = Array.from(draft.matchAll(/^\| `((?:get|search)\w+)` \|/gm), ([, name = '']) => name);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((name) => foreignMethodsOf(name)?.more.to !== '/platform/resources/faq#nft-methods')).toEqual(
    [],
  );
});
