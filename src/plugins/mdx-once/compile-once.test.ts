import {createRequire} from 'node:module';
import {afterEach, beforeEach, expect, test} from 'vitest';

interface Loader {
  (this: object, source: string): Promise<void>;
  beginBuild(): void;
  endBrowser(): void;
}

const load = createRequire(import.meta.url);
const file = load.resolve('./compile-once.cjs');
const packageFile = load.resolve('@docusaurus/mdx-loader');

type Compile = (
  this: {resource: string; async(): (error?: Error | null, code?: string) => void},
  source: string,
) => void;

/** Stands in for Docusaurus's loader. */
let compile: Compile;
let compiled: string[] = [];
let compileOnce: Loader;

beforeEach(() => {
  compiled = [];
  compile = function (source) {
    compiled.push(source);
    const done = this.async();
    queueMicrotask(() => (source === 'broken' ? done(new Error('No MDX.')) : done(null, `code of ${source}`)));
  };
  load(packageFile);
  const cached = load.cache[packageFile];
  if (!cached) throw new Error('The package is not loaded.');
  cached.exports = {
    default(this: ThisParameterType<Compile>, source: string) {
      compile.call(this, source);
    },
  };
  compileOnce = load(file) as Loader;
  compileOnce.beginBuild();
});

afterEach(() => {
  for (const module of [packageFile, file]) Reflect.deleteProperty(load.cache, module);
});

/** What the loader returns for a page in a bundle. */
function run(bundle: 'client' | 'server', source: string, resource = '/docs/page.mdx'): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, code = '') => (error ? reject(error) : resolve(code));
    void compileOnce.call({_compiler: {name: bundle}, resource, async: () => done}, source);
  });
}

test('a page is compiled once, whichever bundle asks first', async () => {
  const first = run('server', 'a');
  expect(await run('client', 'a')).toBe('code of a');
  expect(await first).toBe('code of a');
  expect(await run('client', 'b', '/docs/b.mdx')).toBe('code of b');
  expect(await run('server', 'b', '/docs/b.mdx')).toBe('code of b');
  expect(compiled).toEqual(['a', 'b']);
});

test('a build in the next language takes nothing of the one before', async () => {
  // Its server bundle had this page from the cache.
  await run('client', 'in English');
  compileOnce.endBrowser();
  compileOnce.beginBuild();
  const server = run('server', 'in French');
  expect(await run('client', 'in French')).toBe('code of in French');
  expect(await server).toBe('code of in French');
  expect(compiled).toEqual(['in English', 'in French']);
});

test('the server compiles a page that the browser’s bundle has from the cache', async () => {
  const early = run('server', 'a');
  compileOnce.endBrowser();
  expect(await early).toBe('code of a');
  expect(await run('server', 'b', '/docs/b.mdx')).toBe('code of b');
  expect(compiled).toEqual(['a', 'b']);
});

test('a page that cannot be compiled fails in both bundles', async () => {
  const server = run('server', 'broken');
  await expect(run('client', 'broken')).rejects.toThrow('No MDX.');
  compileOnce.endBrowser();
  await expect(server).rejects.toThrow('No MDX.');
});
