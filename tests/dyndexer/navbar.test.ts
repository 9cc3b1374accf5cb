import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {dyndexerGuides, operationPath} from '../../src/config/dyndexer';
import {navbar} from '../../src/config/navbar';
import {loadContract} from '../../src/plugins/lib/openapi/load-contract';

const links = navbar.items.flatMap(({items = []}) => items.map(({to}) => to));

test('the navbar links to every operation of the contract', () => {
  const operations = loadContract().operations.map(({id}) => operationPath(id));
  expect(links.filter((to) => to.startsWith(operationPath(''))).sort()).toEqual(operations.sort());
});

test('the navbar links to every other page of the section', () => {
  const pages = readdirSync('dyndexer').flatMap((file) => /^(.+)\.mdx$/.exec(file)?.[1] ?? []);
  expect(dyndexerGuides.map(({path}) => path).sort()).toEqual(pages.map((page) => `/dyndexer/${page}`).sort());
  expect(links).toEqual(expect.arrayContaining(dyndexerGuides.map(({path}) => path)));
});
