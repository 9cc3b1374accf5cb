import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Writable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {indexSettings} from '../../.ci/search-push/index-settings.mjs';
import {toProviderRecords} from '../../.ci/search-push/provider-records.mjs';
import {maxRecordBytes, recordSizes} from '../../.ci/search-push/record-size.mjs';
import {run} from '../../.ci/search-push/run.mjs';
import {synonyms as siteSynonyms} from '../../src/config/synonyms';
import type {SearchRecord} from '../../src/lib/search/search-record';
import {toProviderRequest} from '../../src/search/hosted/request';
import type {ProviderRequest} from './answer-request';
import {type SearchParameters, answerSearch} from './answer-search';
import {faults} from './host';
import {credentials, startProvider, storeOf, type Provider} from './provider';

const env = {
  ALGOLIA_APP_ID: credentials.appId,
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_API_KEY: credentials.adminKey,
};

function record(url: string, heading: string | null = null): SearchRecord {
  return {
    objectID: url,
    url,
    type: heading === null ? 'lvl1' : 'lvl2',
    content: 'Delegate lamports.',
    hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
}

/** Terminal codes that show and hide the cursor. */
const cursor = {shown: '\u001B[?25h', hidden: '\u001B[?25l'};

const oldRecord = record('/old');
/** More than two batches. */
const newRecords = Array.from({length: 250}, (_, index) => record(`/new#${index}`, `Part ${index}`));

let buildFolder: string;
let provider: Provider;

beforeEach(async () => {
  buildFolder = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  await writeBuild(newRecords);
  provider = await startProvider({store: storeOf('docs', [oldRecord], {...indexSettings, hitsPerPage: 7})});
});

afterEach(async () => {
  await provider.stop();
  await rm(buildFolder, {recursive: true});
});

async function writeBuild(records: unknown) {
  const folder = path.join(buildFolder, 'search-index');
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'records.json'), JSON.stringify(records));
}

/** Pushes to the provider of this test; returns the exit code and all output. */
async function push(changes: Partial<Parameters<typeof run>[0]> = {}) {
  let shown = '';
  const progressStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      shown += chunk.toString();
      done();
    },
  });
  const code = await run({
    args: [],
    env,
    buildFolder,
    write: (line: string) => (shown += line),
    // A TTY, so that there is a progress bar.
    progressStream: Object.assign(progressStream, {isTTY: true, columns: 80}) as unknown as NodeJS.WriteStream,
    clientOptions: {hosts: provider.hosts.map(({address}) => address)},
    ...changes,
  });
  return {code, shown};
}

const requests = () => provider.hosts[0].requests;
const idsIn = (name: string) => [...(provider.store.get(name)?.records.keys() ?? [])];
const isWrite = ({method, path: asked}: ProviderRequest) => method !== 'GET' && !/\/(?:query|search)$/.test(asked);

/** Expects the index to be unchanged by the push. */
function expectOldIndex(): void {
  expect(idsIn('docs')).toEqual([oldRecord.objectID]);
  expect(provider.store.get('docs')?.settings.hitsPerPage).toBe(7);
}

describe('a push', () => {
  test('replaces records, settings and synonyms, and leaves no other index', async () => {
    const {code, shown} = await push();
    expect(shown).toContain('The index docs now holds the 250 records of the last build');
    expect(code).toBe(0);
    expect(provider.store.names).toEqual(['docs']);
    expect(idsIn('docs')).toEqual(newRecords.map(({objectID}) => objectID));
    expect(provider.store.get('docs')?.settings).toEqual(indexSettings);
  });

  test('changes the index that readers search with only one request, the last write', async () => {
    await push();
    const writes = requests().filter(isWrite);
    const toLive = writes.filter(
      ({path: asked, body}) =>
        asked.startsWith('/1/indexes/docs/') && (body as {operation?: string}).operation !== 'copy',
    );
    expect(toLive).toEqual([]);
    expect(writes.at(-1)?.body).toEqual({operation: 'move', destination: 'docs'});
    expect(writes.at(-1)?.path).toMatch(/^\/1\/indexes\/docs_push_[0-9a-f]{8}\/operation$/);
  });

  test('waits for its writes before it moves the index into place', async () => {
    await push();
    const steps = requests().map(({path: asked}) => asked.replace(/^.*\//, '').replace(/^\d+$/, 'task'));
    expect(steps.slice(-10)).toEqual(
      [
        'settings',
        'task',
        'batch',
        'task',
        ...Array.from({length: 3}, () => ['batch', 'task']).flat(),
        'query',
        'operation',
        'task',
      ].slice(-10),
    );
  });

  test('keeps the rules of the index, and synonyms that maintainers added at the provider', async () => {
    const theirs = Array.from({length: 1001}, (_, index) => ({objectID: `theirs ${index}`, type: 'synonym'}));
    const outdated = {
      objectID: 'site:no longer ours',
      type: 'onewaysynonym',
      input: 'no longer ours',
      synonyms: ['old'],
    };
    provider.store.put('docs', {rules: [{objectID: 'rule'}], synonyms: [...theirs, outdated]});
    await push();
    const {rules, synonyms = []} = provider.store.get('docs') ?? {};
    expect(rules).toEqual([{objectID: 'rule'}]);
    const ids = new Set((synonyms as {objectID: string}[]).map(({objectID}) => objectID));
    expect(theirs.filter(({objectID}) => !ids.has(objectID))).toEqual([]);
    expect(ids.has(outdated.objectID)).toBe(false);
  });

  test('sends the synonyms that the embedded search has', async () => {
    await push();
    expect(provider.store.get('docs')?.synonyms).toHaveLength(siteSynonyms.size);
    expect(provider.store.get('docs')?.synonyms).toContainEqual({
      objectID: 'site:2fa',
      type: 'onewaysynonym',
      input: '2fa',
      synonyms: siteSynonyms.get('2fa'),
    });
  });

  test('creates the index if there is none', async () => {
    provider.store.remove('docs');
    const {code} = await push();
    expect(code).toBe(0);
    expect(idsIn('docs')).toHaveLength(250);
  });

  test('is found by the requests of the site', async () => {
    await push();
    const {indexName, ...asked} = toProviderRequest('docs', {query: 'lamports', snippetWords: 10, hitsPerPage: 20});
    const index = provider.store.get(indexName);
    expect(index && answerSearch(indexName, index, asked as SearchParameters).nbHits).toBe(250);
  });

  test('shows its progress', async () => {
    const {shown} = await push();
    expect(shown).toContain('250/250 records');
  });

  test('tries the next host when one fails', async () => {
    await provider.stop();
    provider = await startProvider({hosts: 2, store: storeOf('docs', [oldRecord])});
    await provider.hosts[0].setFault('refuse');
    await expect(push()).resolves.toMatchObject({code: 0});
    expect(idsIn('docs')).toHaveLength(250);
  });
});

describe('a push that fails midway', () => {
  const isBatch = ({path: asked}: ProviderRequest) => asked.endsWith('/batch') && !asked.includes('/synonyms/');
  let batches = 0;
  const isSecondBatch = (request: ProviderRequest) => isBatch(request) && ++batches === 2;

  beforeEach(() => {
    batches = 0;
  });

  const startPush = () => {
    const script = path.join(__dirname, 'push-process.mjs');
    const {port} = provider.hosts[0];
    return spawn(process.execPath, [script, String(port), buildFolder], {env: {...process.env, ...env}});
  };

  /** Resolves once the provider has received this many such requests. */
  async function requested(isCounted: (request: ProviderRequest) => boolean, count: number) {
    while (requests().filter(isCounted).length < count) await provider.hosts[0].received(requests().length + 1);
  }

  const isTask = ({path: asked}: ProviderRequest) => asked.includes('/task/');
  const isCount = ({path: asked}: ProviderRequest) => asked.endsWith('/query');
  const isMove = ({body}: ProviderRequest) => (body as {operation?: string} | undefined)?.operation === 'move';
  const busy = {status: 200, body: {status: 'notPublished', pendingTask: true}};

  describe.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s', (signal, exitCode) => {
    /** Sends the signal, and expects the push to exit with its code; returns all output. */
    async function interrupt(child: ReturnType<typeof startPush>) {
      const output = Promise.all([text(child.stdout), text(child.stderr)]);
      child.kill(signal);
      await expect(once(child, 'close')).resolves.toEqual([exitCode, null]);
      const [shown, progress] = await output;
      return {shown, progress};
    }

    test.each([
      ['a write', isSecondBatch, isBatch, 2],
      ['the count of the records', isCount, isCount, 1],
    ])('during %s: nothing else is written, and nothing is left behind', async (_name, isSlow, isAwaited, count) => {
      await provider.hosts[0].setFault({lateBy: 500}, isSlow);
      const child = startPush();
      await requested(isAwaited, count);
      const {shown, progress} = await interrupt(child);
      expect(shown).toBe(`The push failed: Interrupted by ${signal}. Readers still search the old index.\n`);
      expect(progress.lastIndexOf(cursor.shown)).toBeGreaterThan(progress.lastIndexOf(cursor.hidden));
      expect(requests().at(-1)?.method).toBe('DELETE');
      expectOldIndex();
      expect(provider.store.names).toEqual(['docs']);
    });

    test('while the provider is busy: the push does not wait for it', async () => {
      await provider.hosts[0].setFault(busy, isTask);
      const child = startPush();
      await requested(isTask, 2);
      await interrupt(child);
      expectOldIndex();
      expect(provider.store.names).toEqual(['docs']);
    });

    test('during the move: the error says that either index may be in place', async () => {
      await provider.hosts[0].setFault(busy, (request) => isTask(request) && requests().some(isMove));
      const child = startPush();
      await requested(isMove, 1);
      const {shown} = await interrupt(child);
      expect(shown).toContain(`(Interrupted by ${signal}). Readers search either the old index or the new one`);
    });
  });

  test('killed: the old index is intact, and the next push removes the leftovers', async () => {
    await provider.hosts[0].setFault('hold', isSecondBatch);
    const child = startPush();
    await requested(isBatch, 2);
    child.kill('SIGKILL');
    await once(child, 'close');
    expectOldIndex();

    await provider.hosts[0].setFault();
    const [left = ''] = provider.store.names.filter((name) => name !== 'docs');
    expect(idsIn(left)).toHaveLength(100);
    // It is removed after an hour; until then it could belong to a push in progress.
    await push();
    expect(provider.store.names).toContain(left);
    provider.store.put(left, {updatedAt: new Date(Date.now() - 61 * 60 * 1000)});
    await push();
    expect(provider.store.names).toEqual(['docs']);
  });

  test('the provider fails: the old index is intact, nothing is left behind, the error is shown', async () => {
    await provider.hosts[0].setFault(
      {status: 400, body: {message: 'Record quota exceeded', status: 400}},
      isSecondBatch,
    );
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toContain('The push failed: Record quota exceeded. Readers still search the old index.');
    expectOldIndex();
    expect(provider.store.names).toEqual(['docs']);
  });

  test('the provider is unreachable: the old index is intact, the error is shown', async () => {
    await provider.hosts[0].setFault(faults.error500, (request) => isBatch(request) && ++batches >= 2);
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toContain('The provider cannot be reached.');
    expectOldIndex();
  });

  test('records are lost in transit: the index is not replaced', async () => {
    const save = provider.store.save.bind(provider.store);
    vi.spyOn(provider.store, 'save').mockImplementation((name, records) => save(name, ++batches === 2 ? [] : records));
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toContain('The provider holds 150 of the 250 records that were sent. The index was not replaced.');
    expectOldIndex();
    expect(provider.store.names).toEqual(['docs']);
  });

  test('the last answer is lost: the error says that either index may be in place', async () => {
    await provider.hosts[0].setFault(faults.error500, isMove);
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toMatch(/did not confirm that docs_push_[0-9a-f]{8} became docs/);
  });

  test('the key may not move an index: the error says so, and nothing is left behind', async () => {
    await provider.hosts[0].setFault({status: 403, body: {message: 'Not enough rights', status: 403}}, isMove);
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toContain('The provider refused the key (403: Not enough rights)');
    expectOldIndex();
    expect(provider.store.names).toEqual(['docs']);
  });
});

describe('a dry run', () => {
  test('sends nothing, and says what a push would send', async () => {
    await writeBuild([record('/'), record('/staking'), record('/staking#a', 'A'), record('/dyndexer/cli')]);
    const {code, shown} = await push({args: ['--dry-run']});
    expect(code).toBe(0);
    expect(shown).toContain(
      'Dry run: nothing was sent. A push would replace the index docs with\n  4 records of 3 pages',
    );
    expect(shown).toContain('3 of them tagged docs-default-current\n  1 of them tagged docs-dyndexer-current');
    expect(requests()).toEqual([]);
    expectOldIndex();
  });

  test('needs no key, and says what a push would need', async () => {
    const {code, shown} = await push({args: ['--dry-run'], env: {}});
    expect(code).toBe(0);
    expect(shown).toContain('Before a push: Set ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME, ALGOLIA_ADMIN_API_KEY');
  });
});

describe('before anything is sent', () => {
  /** A record of this size at the provider; `€` takes 3 bytes. */
  function recordOf(bytes: number): SearchRecord {
    const sized = {...record('/long#part', 'Part'), content: '€'};
    const [size] = recordSizes(toProviderRecords([sized]));
    return {...sized, content: sized.content + 'x'.repeat(bytes - (size?.bytes ?? 0))};
  }

  test('a record that the provider may refuse for its size is an error that names it', async () => {
    await writeBuild([oldRecord, recordOf(maxRecordBytes + 1)]);
    const message = `Larger than the ${maxRecordBytes} bytes that the provider accepts on every plan: /long#part (${maxRecordBytes + 1} bytes).`;
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toContain(message);
    expect((await push({args: ['--dry-run']})).shown).toContain(`Before a push: ${message}`);
    expect(requests()).toEqual([]);
  });

  test('a record of the maximum size is sent, and a dry run names the largest', async () => {
    await writeBuild([oldRecord, recordOf(maxRecordBytes)]);
    const {shown} = await push({args: ['--dry-run']});
    expect(shown).toContain(`the largest: /long#part, ${maxRecordBytes} of at most ${maxRecordBytes} bytes`);
    expect(shown).not.toContain('Before a push');
    expect((await push()).code).toBe(0);
  });

  test.each(Object.keys(env))('a missing %s is an error that names it', async (name) => {
    const {code, shown} = await push({env: {...env, [name]: ' '}});
    expect(code).toBe(1);
    expect(shown).toContain(`Set ${name} in the environment of this command`);
    expect(requests()).toEqual([]);
  });

  test('no build is an error that names the command', async () => {
    const {code, shown} = await push({buildFolder: path.join(buildFolder, 'none')});
    expect(code).toBe(1);
    expect(shown).toMatch(/records\.json: does not exist, so there is no build to push\. Run: npm run build$/);
    expect(requests()).toEqual([]);
  });

  test.each<[name: string, records: unknown, message: string]>([
    ['a file without a list', {records: []}, 'does not contain the search records of a build'],
    ['records that are none', [{}], 'does not contain the search records of a build'],
    ['no record: the index would be emptied', [], 'contains no search records. Run: npm run build'],
    [
      'one id three times: two would be lost',
      [oldRecord, oldRecord, oldRecord],
      `contains several records with the same objectID: ${oldRecord.objectID}.`,
    ],
  ])('%s is an error', async (_name, records, message) => {
    await writeBuild(records);
    const {code, shown} = await push();
    expect(code).toBe(1);
    expect(shown).toContain(message);
    expect(requests()).toEqual([]);
  });

  test('an unknown argument is an error that shows the usage', async () => {
    const {code, shown} = await push({args: ['--dryrun']});
    expect(code).toBe(1);
    expect(shown).toContain('Unknown argument --dryrun. Usage: npm run search:push');
  });
});

describe('the key', () => {
  test('a wrong one is an error that names the variable and the rights, and changes nothing', async () => {
    const {code, shown} = await push({env: {...env, ALGOLIA_ADMIN_API_KEY: 'wrong-key'}});
    expect(code).toBe(1);
    expect(shown).toContain('The provider refused the key (403: Invalid Application-ID or API key)');
    expect(shown).toContain('ALGOLIA_ADMIN_API_KEY must be an admin key');
    expectOldIndex();
  });

  test('the public search key is rejected', async () => {
    await expect(push({env: {...env, ALGOLIA_ADMIN_API_KEY: credentials.searchKey}})).resolves.toMatchObject({code: 1});
    expectOldIndex();
  });

  test('is never shown, not even when the provider quotes it', async () => {
    const quoting = {status: 403, body: {message: `Key ${credentials.adminKey} may not`, status: 403}};
    const shown = [(await push()).shown];
    await provider.hosts[0].setFault(quoting);
    shown.push((await push()).shown);
    await provider.hosts[0].setFault('refuse');
    shown.push((await push()).shown);
    expect(shown[1]).toContain('Key ***** may not');
    expect(shown.join('')).not.toContain(credentials.adminKey);
  });
});

describe('a record at the provider', () => {
  const [page, section] = toProviderRecords([record('/a'), record('/a#b', 'B')]);

  test('is the record with its facets, its heading and its weight', () => {
    expect(page).toEqual({
      ...record('/a'),
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      heading: 'Staking',
      weight: {level: 60, position: 0},
    });
    expect(section).toMatchObject({heading: 'B', weight: {level: 50, position: 1}});
  });

  test.each([
    ['/', 'docs-default-current'],
    ['/platform/staking#withdraw', 'docs-default-current'],
    ['/dyndexer', 'docs-dyndexer-current'],
    ['/dyndexer/overview#a', 'docs-dyndexer-current'],
    ['/dyndexers', 'docs-default-current'],
  ])('%s is tagged %s', (url, tag) => {
    expect(toProviderRecords([record(url)])[0]?.docusaurus_tag).toBe(tag);
  });

  test('has the heading that the site shows', () => {
    const deep = {...record('/a#b', 'B'), hierarchy: {...record('/a#b', 'B').hierarchy, lvl3: 'C'}};
    const records: SearchRecord[] = [
      record('/a'),
      deep,
      {...deep, type: 'lvl3'},
      {...deep, type: 'content'},
      {...record('/a#b', 'B'), type: 'lvl3'},
    ];
    expect(toProviderRecords(records).map(({heading}) => heading)).toEqual(['Staking', 'B', 'C', 'C', 'B']);
  });
});

test('the settings match the requests of the site', () => {
  const asked = toProviderRequest('docs', {query: '', snippetWords: 10, hitsPerPage: 20});
  const {facetFilters, highlightPreTag, highlightPostTag, hitsPerPage} = asked;
  expect(indexSettings).toMatchObject({highlightPreTag, highlightPostTag, hitsPerPage});
  expect(asked.attributesToSnippet).toEqual(indexSettings.attributesToSnippet);
  const filtered = new Set(facetFilters.flat().map((filter) => filter.replace(/:.*$/, '')));
  expect(indexSettings.attributesForFaceting).toEqual([...filtered].map((facet) => `filterOnly(${facet})`));
});
