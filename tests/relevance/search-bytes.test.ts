import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {searchFiles} from '../../src/config/search-files';
import {siteDir} from '../support/built-site';
import {engineMark, searchBudget, searchBytes} from '../support/search-bytes';

const advice =
  'New text makes the search larger. If it is worth that, raise `searchBudget` in tests/support/search-bytes.ts: ' +
  'README says up to which size an index in the browser is fine';

const total = ({index, engine}: ReturnType<typeof searchBytes>) => index + engine;

test('H11: the engine and its index are within their budget', () => {
  const bytes = searchBytes(siteDir);
  console.log(`Search: index ${bytes.index} bytes, engine ${bytes.engine} bytes (gzip)`);
  expect(total(bytes), advice).toBeLessThanOrEqual(searchBudget);
});

describe('the budget check detects', () => {
  let build = '';

  beforeEach(() => {
    build = mkdtempSync(path.join(tmpdir(), 'search-bytes-'));
    write(path.join(searchFiles.folder, searchFiles.index), 'index');
    write('assets/js/6328.0123abcd.js', engineMark);
  });
  afterEach(() => rmSync(build, {recursive: true}));

  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
    writeFileSync(path.join(build, file), content);
  };
  /** Incompressible, so that gzip does not shrink it. */
  const tooMuch = () => Buffer.concat([Buffer.from(engineMark), randomBytes(searchBudget)]);

  test.each([
    ['index', path.join(searchFiles.folder, searchFiles.index)],
    ['engine', 'assets/js/6328.0123abcd.js'],
  ])('an %s that is too large', (_part, file) => {
    expect(total(searchBytes(build))).toBeLessThan(searchBudget);
    write(file, tooMuch());
    expect(total(searchBytes(build))).toBeGreaterThan(searchBudget);
  });

  test('an engine in two files, or in none', () => {
    write('assets/js/112.4567cdef.js', `${engineMark}, too`);
    expect(() => searchBytes(build)).toThrow('has 2 scripts');
    rmSync(path.join(build, 'assets/js'), {recursive: true});
    write('assets/js/main.js', 'no engine');
    expect(() => searchBytes(build)).toThrow('has 0 scripts');
  });
});
