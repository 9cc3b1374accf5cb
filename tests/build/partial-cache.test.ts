import {readFileSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {build, inSite, mdx} from '../support/make-site';

/** The bundler's caches: one for each bundle of each version of a site. */
const caches = path.join(__dirname, '../../node_modules/.cache/rspack');

function cachesSince(time: number): string[] {
  return readdirSync(caches)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(caches, name))
    .filter((cache) => (statSync(path.join(cache, 'storage_meta'), {throwIfNoEntry: false})?.mtimeMs ?? 0) >= time);
}

test('a build ends, with the same page, if the bundler has lost the cache of any one bundle', () =>
  inSite({docs: {'page.mdx': mdx('Page', 'Words.')}}, async () => {
    const start = Date.now();
    const buildArticle = async () => {
      const {exitCode, output, outDir} = await build();
      expect(exitCode, output).toBe(0);
      return /<article>.*<\/article>/s.exec(readFileSync(path.join(outDir, 'page.html'), 'utf8'))?.[0];
    };
    const article = await buildArticle();
    expect(article).toContain('Words.');
    const used = cachesSince(start);
    // The browser's, the server's, and that of the playground's frame.
    expect(used).toHaveLength(3);
    for (const cache of used) {
      rmSync(cache, {recursive: true});
      expect(await buildArticle(), cache).toBe(article);
    }
  }));

test('a build that does not end in time fails', () =>
  inSite({docs: {'page.mdx': mdx('Page', 'Words.')}}, async () => {
    expect((await build({}, 1_000)).exitCode).not.toBe(0);
  }));
