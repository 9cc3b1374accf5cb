import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {search as settings} from '../../src/config/search';

const build = path.resolve(__dirname, '../../build');

/** What a reader loads to search: the index and the engine, after gzip. */
const budget = 120_000;

test('H11: the engine and its index are within their budget', () => {
  const scripts = path.join(build, 'assets/js');
  const engine = readdirSync(scripts).filter((file) => /^search\..*\.js$/.test(file));
  expect(engine).toHaveLength(1);
  const files = [
    path.join(build, settings.assetFolder, settings.indexFile),
    ...engine.map((file) => path.join(scripts, file)),
  ];
  const sizes = files.map((file) => gzipSync(readFileSync(file)).length);
  console.log(`Search: index ${sizes[0]} bytes, engine ${sizes[1]} bytes (gzip)`);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
});
