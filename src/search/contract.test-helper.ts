import {afterEach, describe, expect, test, vi} from 'vitest';
import {search as settings} from '../config/search';
import type {MarkedField, SearchRecord} from '../lib/search/search-record';
import type {SearchBackend} from './backend';
import {createSearchClient} from './client';
import {readMarked} from './marked-text';
import {toModalHit} from './modal-hit';

// cspell:ignore unstub

/** A back end that answers from `contractRecords`. */
export interface BackendUnderTest {
  readonly backend: SearchBackend;
  /** Makes every later request of the back end fail. */
  readonly makeUnreachable: () => Promise<void> | void;
}

const hostileText = '<img src=x onerror="alert(1)"> tombstone </mark><script>alert(2)</script>';

/** The record of a page, or of its section with this heading. */
function record(page: string, content: string | null, section: string | null = null): SearchRecord {
  const path = `/${page.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  const url = section === null ? path : `${path}#${section.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return {
    objectID: url,
    url,
    type: section === null ? 'lvl1' : 'lvl2',
    content,
    hierarchy: {lvl0: 'Platform', lvl1: page, lvl2: section, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };
}

const longText =
  'Before you withdraw, wait one full day or two, since the rewards of a validator arrive late, and then some more.';

export const contractRecords: readonly SearchRecord[] = [
  record('Staking', 'Delegate lamports and earn.'),
  record('Staking', longText, 'Withdraw'),
  record('Errors', 'What the codes mean.'),
  record('Errors', 'The node lags: -32005. Ask again.', 'Node is behind'),
  record('Errors', 'Preflight failed: -32002.', 'Preflight'),
  record('Hostile', hostileText),
  {...record('Elsewhere', 'A quicksand of a page.'), objectID: '/elsewhere', url: 'javascript:alert(1)'},
  ...Array.from({length: 45}, (_, index) => record('Epochs', 'It has its own leader schedule.', `Epoch ${index}`)),
];

const origin = 'https://docs.example';
const request = {snippetWords: 10, hitsPerPage: 20};
const plainText = (field: MarkedField | undefined) =>
  readMarked(field?.value ?? '')
    .map(({text}) => text)
    .join('');
const markedWords = (field: MarkedField | undefined) =>
  readMarked(field?.value ?? '')
    .filter(({isMatch}) => isMatch)
    .map(({text}) => text);

/** The contract that the modal and the search page rely on, for every back end. */
export function describeBackend(name: string, start: () => Promise<BackendUnderTest> | BackendUnderTest): void {
  describe(`contract: ${name}`, () => {
    afterEach(() => vi.unstubAllGlobals());

    /** The site's own client for the back end, on a screen of this width. */
    async function startClient(screenWidth = 1200) {
      vi.stubGlobal('matchMedia', () => ({matches: screenWidth <= settings.narrowScreenWidth}));
      return createSearchClient((await start()).backend, origin);
    }

    test('H1: a hit has url, type, content, hierarchy and objectID', async () => {
      const {backend} = await start();
      const {hits} = await backend.search({...request, query: 'delegate lamports'});
      expect(hits).toHaveLength(1);
      expect(hits[0]).toMatchObject(contractRecords[0] ?? {});
    });

    test('H7: hits come with their count', async () => {
      const {backend} = await start();
      const {hits, nbHits} = await backend.search({...request, query: 'preflight'});
      expect(hits.map(({url}) => url)).toEqual(['/errors#preflight']);
      expect(nbHits).toBe(1);
    });

    test('H8: 20 hits per page; the count covers all pages, and no hit is repeated', async () => {
      const client = await startClient();
      const pages = await Promise.all([0, 1, 2, 3].map((page) => client.search('epoch schedule', page)));
      expect(pages.map(({hits}) => hits.length)).toEqual([20, 20, 5, 0]);
      expect(pages.map(({nbHits}) => nbHits)).toEqual([45, 45, 45, 45]);
      expect(new Set(pages.flatMap(({hits}) => hits.map(({objectID}) => objectID))).size).toBe(45);
    });

    test.each([
      [1200, 10],
      [768, 5],
    ])('H8: on a screen %i px wide a snippet has %i words, including the match', async (screenWidth, words) => {
      const client = await startClient(screenWidth);
      const {hits} = await client.search('validator');
      const content = hits[0]?._snippetResult?.content;
      expect(plainText(content).replaceAll('…', ' ').trim().split(/\s+/)).toHaveLength(words);
      expect(markedWords(content)).toEqual(['validator']);
    });

    test('highlights: matches are marked anywhere in a heading, and its text is unchanged', async () => {
      const {backend} = await start();
      const {hits} = await backend.search({...request, query: 'behind node'});
      const {lvl1, lvl2} = hits[0]?._highlightResult?.hierarchy ?? {};
      expect(markedWords(lvl2)).toEqual(['Node', 'behind']);
      expect(plainText(lvl2)).toBe('Node is behind');
      expect(lvl2?.matchLevel).not.toBe('none');
      expect(lvl1?.matchLevel).toBe('none');
    });

    test.each(['-32005', '32005', 'lags -32005'])(
      '%s finds the error: a leading minus excludes nothing',
      async (query) => {
        const client = await startClient();
        const {hits} = await client.search(query);
        expect(hits[0]?.url).toBe('/errors#node-is-behind');
      },
    );

    test('no hits is a valid answer', async () => {
      const {backend} = await start();
      await expect(backend.search({...request, query: 'xylophone'})).resolves.toMatchObject({hits: [], nbHits: 0});
    });

    test('M11, E1: unreachable is a failure, not an empty answer', async () => {
      const {backend, makeUnreachable} = await start();
      await makeUnreachable();
      await expect(backend.search({...request, query: 'lamports'})).rejects.toThrow();
    });

    test('markup in a record stays text, in the hit and in the modal', async () => {
      const client = await startClient();
      const {hits} = await client.search('tombstone');
      const [hit] = hits;
      expect(hit?.content).toBe(hostileText);
      const {hierarchy, content} = hits.map((each) => toModalHit(each, 'tombstone'))[0] ?? {};
      const written = JSON.stringify({hierarchy, content});
      expect(written).toContain('tombstone');
      expect(written).not.toMatch(/<(?!\/?mark>)/);
    });

    test('a hit with an unsafe URL is dropped', async () => {
      const client = await startClient();
      expect((await client.search('quicksand')).hits).toEqual([]);
    });
  });
}
