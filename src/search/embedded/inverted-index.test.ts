import fc from 'fast-check';
import MiniSearch, {type SearchOptions} from 'minisearch';
import {expect, test} from 'vitest';
import {InvertedIndex, type TermWeights} from './inverted-index';
import type {Matches} from './matches';

type Field = 'heading' | 'text';

const weights: TermWeights<Field> = {
  boosts: {heading: 3, text: 1},
  prefix: 0.7,
  fuzzy: 0.8,
  bm25: {k: 1.2, b: 0.5, d: 0.5},
};

const word = fc.stringMatching(/^[ab]{1,4}$/);
const documents = fc.array(
  fc.record({heading: fc.array(word, {maxLength: 3}), text: fc.array(word, {maxLength: 12})}),
  {
    minLength: 1,
    maxLength: 12,
  },
);

test.each<[name: string, ours: (index: InvertedIndex<Field>, term: string) => Matches, theirs: SearchOptions]>([
  ['exactly', (index, term) => index.find(term), {}],
  ['by prefix', (index, term) => index.findBegun(term), {prefix: true}],
  ['with one edit', (index, term) => index.findSimilar(term, 1), {fuzzy: 1, maxFuzzy: 1}],
  ['with two edits', (index, term) => index.findSimilar(term, 2), {fuzzy: 2, maxFuzzy: 2}],
])('finds terms %s, and scores them, like MiniSearch', (_, ours, theirs) => {
  fc.assert(
    fc.property(documents, word, (added, term) => {
      const index = new InvertedIndex<Field>(weights);
      for (const document of added) index.add(document);
      expect(comparable(ours(index, term))).toEqual(comparable(searchWithMiniSearch(added, term, theirs)));
    }),
    {numRuns: 300},
  );
});

test('finds nothing without documents', () => {
  const index = new InvertedIndex<Field>(weights);
  expect([index.find('a').size, index.findBegun('a').size, index.findSimilar('a', 2).size]).toEqual([0, 0, 0]);
});

test('lists each term once', () => {
  const index = new InvertedIndex<Field>(weights);
  index.add({heading: ['fees'], text: ['fees', 'of', 'fees']});
  index.add({heading: [], text: ['of', 'blocks']});
  expect([...index.terms()]).toEqual(['fees', 'of', 'blocks']);
});

function searchWithMiniSearch(
  added: readonly Readonly<Record<Field, readonly string[]>>[],
  term: string,
  how: SearchOptions,
): Matches {
  const {boosts, prefix, fuzzy, bm25} = weights;
  const index = new MiniSearch({
    fields: Object.keys(boosts),
    tokenize: (text) => text.split(' '),
    searchOptions: {boost: {...boosts}, weights: {prefix, fuzzy}, bm25, tokenize: (text) => [text]},
  });
  // An empty field would change its average length.
  const textOf = (terms: readonly string[]) => (terms.length === 0 ? undefined : terms.join(' '));
  index.addAll(added.map(({heading, text}, id) => ({id, heading: textOf(heading), text: textOf(text)})));
  const results = index.search(term, how);
  return new Map(results.map(({id, score, terms}) => [id as number, {score, share: 1, terms}]));
}

/** Without the order of documents and terms, and the last digits, which depend on the order of additions. */
function comparable(matches: Matches): unknown {
  return [...matches]
    .map(([id, {score, terms}]) => ({id, score: score.toPrecision(10), terms: terms.toSorted()}))
    .sort((a, b) => a.id - b.id);
}
