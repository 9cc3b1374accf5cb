import {describe, expect, test} from 'vitest';
import {facts} from '../../src/data/facts';
import {
  datesInComments,
  describeStale,
  filesWithDateInComment,
  readDataFile,
  readDataFiles,
  staleSources,
} from './sources';

const files = await readDataFiles();
// Skip index files: they only re-export the others.
const sources = files.filter(({file}) => !file.endsWith('/index.ts')).flatMap((file) => file.sources);

describe('src/data', () => {
  test('no source has a date in the future', () => {
    const tomorrow = Date.now() + 86_400_000;
    expect(sources.filter(({verified}) => Date.parse(verified) > tomorrow)).toEqual([]);
  });

  test('every fact has a dated source', () => {
    const ids = sources.map(({id}) => id.slice(id.indexOf('.') + 1));
    expect(Object.keys(facts).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every file with a URL says when it was read', () => {
    const undated = files.filter(({sources: dated, hasAddress}) => hasAddress && dated.length === 0);
    expect(undated.map(({file}) => file)).toEqual([]);
  });
});

test('no comment in src has the date of a source: it is in an export, where the check finds it', () => {
  expect(filesWithDateInComment()).toEqual([]);
});

describe('the check reports', () => {
  const source = {url: 'https://docs.syndica.io/page', verified: '2026-01-01'};
  const {sources: found} = readDataFile('src/data/page.ts', {pageSource: source, limits: [1, 2]});

  test('a source that was read more than a year ago', () => {
    expect(staleSources(found, new Date('2027-01-01T12:00:00Z'))).toEqual([]);
    expect(staleSources(found, new Date('2027-01-02T12:00:00Z')).map(describeStale)).toEqual([
      'src/data/page.ts: pageSource was read 366 days ago. ' +
        'Read https://docs.syndica.io/page again, fix what changed, and update its date.',
    ]);
  });

  test('a URL without a date', () => {
    const content = {page: {source: 'https://docs.syndica.io/page', verified: 'true'}};
    expect(readDataFile('src/data/page.ts', content)).toMatchObject({sources: [], hasAddress: true});
  });

  test('a date in a comment, but not in code', () => {
    expect(datesInComments('/**\n * Source: https://docs.syndica.io/page, read\n * 2026-01-01.\n */')).toEqual([
      '2026-01-01',
    ]);
    expect(datesInComments('const limit = 1; // Read 2026-01-02.')).toEqual(['2026-01-02']);
    expect(
      datesInComments("const source = {url: 'https://docs.syndica.io/2026-01-01', verified: '2026-01-03'};"),
    ).toEqual([]);
  });

  test('the date in a JSON file', () => {
    expect(readDataFile('src/data/page.json', {source: {asOf: '2026-01-01'}}).sources).toMatchObject([
      {id: 'source', verified: '2026-01-01'},
    ]);
  });
});
