import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const slimRegistry = createRequire(import.meta.url)('./slim-registry.cjs') as (source: string) => string;

/** A registry entry as Docusaurus writes it. */
const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],\n`;
const registry = (...entries: string[]) => `export default {\n${entries.join('')}};\n`;

const frame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map((request, index) =>
  entry(`frame${index}`, request),
);

test('bundles the layout into the main script', () => {
  const slim = slimRegistry(registry(...frame));
  expect(slim).toContain('import * as module0 from "@theme/DocsRoot";\n');
  expect(slim).toContain('"frame3": [async () => module3],');
  expect(slim).not.toContain('import(');
});

test.each([
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  '@generated/docusaurus-plugin-content-docs/default/p/index-466.json',
])('also bundles %s', (request) => {
  const slim = slimRegistry(registry(...frame, entry('data', request)));
  expect(slim).toContain(`import module4 from "${request}";\n`);
  expect(slim).toContain('"data": [async () => ({default: module4})],');
});

test.each(['@site/docs/index.mdx', '@theme/SearchPage'])('loads %s on demand', (request) => {
  expect(slimRegistry(registry(...frame, entry('page', request)))).toContain(
    `"page": [() => import(/* webpackChunkName: "page" */ "${request}")],`,
  );
});

test('throws an actionable error if the format of the registry changes', () => {
  expect(() => slimRegistry(registry(...frame.slice(1)))).toThrow(/not found: @theme\/DocsRoot.*fix the pattern/);
  expect(() => slimRegistry(registry(...frame).replaceAll(', "@theme/DocItem"', ", '@theme/DocItem'"))).toThrow(
    /has changed.*fix the pattern/,
  );
});
