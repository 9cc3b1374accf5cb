import {createMDXLoaderItem} from '@docusaurus/mdx-loader';
import {afterEach, expect, test, vi} from 'vitest';
import mdxOnce from './index';

afterEach(() => vi.unstubAllEnvs());

function loaderInsteadOf(request: string): string | undefined {
  const configure = mdxOnce().configureWebpack as unknown as () => {resolveLoader: {alias: Record<string, string>}};
  return configure().resolveLoader.alias[request];
}

test('replaces the loader that Docusaurus gives its pages', async () => {
  const item = await createMDXLoaderItem({} as Parameters<typeof createMDXLoaderItem>[0]);
  const {loader} = item as {loader: string};
  vi.stubEnv('NODE_ENV', 'production');
  expect(loaderInsteadOf(loader)).toMatch(/compile-once\.cjs$/);
  expect(loaderInsteadOf(`${loader}x`)).toBeUndefined();
});

test('the dev server, which has one bundle, keeps it', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(mdxOnce().configureWebpack).toBeUndefined();
});
