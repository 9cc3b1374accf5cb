import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {Postings} from './postings';

/** Two fields of five records, as terms. */
const records = [
  {heading: 'staking rewards', text: 'stake and earn rewards and more rewards'},
  {heading: 'stake pools', text: 'many share one pool'},
  {heading: '', text: 'rewards'},
  {heading: 'validators', text: ''},
  {heading: 'epochs', text: 'rewards come each epoch'},
] as const;
const boosts = {heading: 8, text: 1} as const;
const fields = ['heading', 'text'] as const;
const termsOf = (text: string) => text.split(' ').filter((term) => term !== '');

const postings = new Postings(
  records.length,
  fields.map((field) => boosts[field]),
);
for (const [id, record] of records.entries()) {
  for (const [field, name] of fields.entries()) {
    for (const term of termsOf(record[name])) postings.add(field, id, postings.number(term));
  }
}

/** An index by others, of the same formula. */
const reference = new MiniSearch({
  fields: [...fields],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {boost: boosts, bm25: {k: 1.2, b: 0.5, d: 0.5}},
});
reference.addAll(records.map((record, id) => ({id, ...record})));

test.each(['rewards', 'stake', 'staking', 'pool', 'nowhere'])('scores are those of BM25+: %s', (term) => {
  const found = [...postings.find([[term, 1]])].map(([id, {score}]) => [id, score.toFixed(9)]);
  const expected = reference.search(term).map(({id, score}) => [id as number, score.toFixed(9)]);
  expect(new Map(found as [number, string][])).toEqual(new Map(expected as [number, string][]));
});

test('terms count by their weights, and a record says which of them it has', () => {
  const alone = postings.find([['pool', 1]]).get(1)?.score ?? 0;
  const both = postings.find([
    ['pool', 1],
    ['pools', 0.5],
  ]);
  expect([...both.keys()]).toEqual([1]);
  expect(both.get(1)?.terms).toEqual(['pool', 'pools']);
  expect(both.get(1)?.score).toBeGreaterThan(alone);
  expect(postings.find([['pool', 0.5]]).get(1)?.score).toBeCloseTo(alone / 2);
});

test('a term that is in two fields of a record is named once', () => {
  expect(postings.find([['rewards', 1]]).get(0)?.terms).toEqual(['rewards']);
});

test('knows its terms', () => {
  expect(postings.has('pool')).toBe(true);
  expect(postings.has('poo')).toBe(false);
  expect([...postings.terms()]).toContain('validators');
});

test('a field that is not there is an error', () => {
  expect(() => postings.add(2, 0, 0)).toThrow('There is no field 2.');
});
