import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rpcMethods} from './methods';
import {foreignMethods} from './foreign-methods';

const docs = path.resolve(import.meta.dirname, '../../../docs');

test.each(foreignMethods.map(({more}) => [more.to]))('the section that answers is there: %s', (to) => {
  const [route = '', anchor = ''] = to.split('#');
  const page = path.join(docs, `${route}.mdx`);
  expect(existsSync(page), page).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain(`{/* #${anchor} */}`);
});

test('no method of Solana is taken for one of another provider', () => {
  const names = rpcMethods.map(({name}) => name);
  expect(names.filter((name) => foreignMethods.some((row) => row.names.test(name)))).toEqual([]);
});

test('each method that an answer names is in the reference', () => {
  const names = new Set(rpcMethods.map(({name}) => name));
  const named = foreignMethods.flatMap(({instead = ''}) => instead.match(/\b(?:get|send)[A-Z]\w+/g) ?? []);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
