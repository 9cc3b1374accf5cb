import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';

type Loader = (this: {getOptions: () => object}, source: string) => string;

const leaveOut = createRequire(import.meta.url)('./leave-out.cjs') as Loader;

const source =
  '/* Made by Docusaurus. */\nexport default {"title": "Docs", "plugins": [], "future": {"v4": {}, "router": "browser"}, "a-plugin": {"versions": [{"drafts": ["a"], "name": "1"}]}};\n';

/** What a page imports. */
function load(isServer: boolean, keys: readonly string[]): unknown {
  const code = leaveOut.call({getOptions: () => ({isServer, keys})}, source);
  return runInNewContext(`${code.replace('export default data', '')}data`);
}

test('drops properties in the browser, and ignores unknown ones', () => {
  const keys = ['plugins', 'future.v4', 'themes', 'other.name', 'a-plugin.versions.0.drafts'];
  expect(load(false, keys)).toEqual({
    title: 'Docs',
    future: {router: 'browser'},
    'a-plugin': {versions: [{name: '1'}]},
  });
});

test('a step can be any property', () => {
  expect(load(false, ['*.versions.*.drafts', '*.versions.*.other.*', 'title.*.name', 'plugins.*'])).toEqual({
    title: 'Docs',
    plugins: [],
    future: {v4: {}, router: 'browser'},
    'a-plugin': {versions: [{name: '1'}]},
  });
});

test('reading a dropped property on the server throws an actionable error', () => {
  const data = load(true, ['plugins', 'future.v4', 'a-plugin.versions.0.drafts']) as {
    title: string;
    plugins: [];
    future: {v4: object};
  };
  expect(data.title).toBe('Docs');
  expect(() => data.plugins).toThrow(
    'plugins is not sent to the browser. To read it in a component, remove it from the list in ' +
      'src/plugins/lean-bundle/left-out.ts.',
  );
  expect(() => data.future.v4).toThrow(/^future\.v4 is not sent to the browser/);
  expect({...data}).toEqual({title: 'Docs', future: {router: 'browser'}, 'a-plugin': {versions: [{name: '1'}]}});
});
