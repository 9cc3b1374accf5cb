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

/** Whether any file of a cache names a page. */
function hasPage(cache: string): boolean {
  return readdirSync(cache, {recursive: true, withFileTypes: true}).some(
    (entry) => entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name)).includes('page.mdx'),
  );
}

test('a build ends, with the same page, if the bundler has lost the cache of a bundle; it fails if it takes too long', () =>
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
    // The browser's and the server's, of which each could wait for the other, and that of the playground's frame, which
    // waits for none: it can be lost with either.
    const [one = '', other = '', ...more] = used.filter(hasPage);
    expect(more).toEqual([]);
    const frame = used.filter((cache) => !hasPage(cache));
    expect(frame).toHaveLength(1);
    for (const lost of [[one], [other, ...frame]]) {
      for (const cache of lost) rmSync(cache, {recursive: true});
      expect(await buildArticle(), lost.join()).toBe(article);
    }

    expect((await build({}, 1_000)).exitCode).not.toBe(0);
  }));
