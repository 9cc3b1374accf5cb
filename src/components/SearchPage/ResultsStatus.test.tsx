// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {search as settings} from '../../config/search';
import type {SearchHit} from '../../lib/search/search-record';
import {searchTexts} from '../Search/texts';
import {ResultsStatus} from './ResultsStatus';
import type {SearchResults} from './useSearchResults';

const hit: SearchHit = {
  objectID: '/staking',
  url: '/staking',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};

const onRetry = vi.fn();
const onSuggestion = vi.fn();

/** Renders the status of a search for `slot`. */
function show(results: Partial<SearchResults>): void {
  const idle = {status: 'idle', answered: 'slot', hits: [], nbHits: 0} as const;
  render(<ResultsStatus results={{...idle, ...results}} query="slot" onRetry={onRetry} onSuggestion={onSuggestion} />);
}

const status = () => document.querySelector('[data-live-text]')?.textContent;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('H2: a stalled search is announced', () => {
  show({status: 'stalled', answered: ''});
  expect(status()).toBe('Still searching…');
});

test.each([
  [1, '1 result'],
  [42, '42 results'],
])('%i hits are announced as "%s"', (nbHits, text) => {
  show({nbHits});
  expect(status()).toBe(text);
});

test('H8: after loading more results, the number shown is announced', () => {
  const hits = Array.from({length: 40}, (_, index) => ({...hit, objectID: `/${index}`}));
  show({nbHits: 42, hits});
  expect(status()).toBe('42 results, 40 shown');
});

test('E1: the notice about a fallback is announced only with the count of its own answer', () => {
  show({nbHits: 42, isStandIn: true});
  expect(status()).toBe(`42 results ${searchTexts.standIn}`);
  cleanup();
  show({nbHits: 42, isStandIn: true, answered: 'epoch', status: 'loading'});
  expect(status()).toBe('');
});

test('the count of an earlier query is not announced', () => {
  show({status: 'loading', answered: 'epoch', nbHits: 42});
  expect(status()).toBe('');
});

test('E2: with no results, up to three suggestions can be searched for', () => {
  show({});
  expect(status()).toBe('No results for "slot"');
  const suggestions = screen.getAllByRole('button');
  expect(suggestions.map(({textContent}) => textContent)).toEqual(settings.suggestedQueries);
  expect(suggestions.length).toBeLessThanOrEqual(3);
  suggestions.slice(0, 1).forEach((suggestion) => fireEvent.click(suggestion));
  expect(onSuggestion.mock.calls).toEqual([[settings.suggestedQueries[0]]]);
});

test('E1: an unreachable search shows an error and a Retry button', () => {
  show({status: 'error'});
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Unable to fetch results');
  expect(alert).toContain('You might want to check your network connection.');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(onRetry).toHaveBeenCalledTimes(1);
  // The alert with the button is about to disappear.
  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
});
