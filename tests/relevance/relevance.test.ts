import {expect, test} from 'vitest';
import {readBuiltRecords} from './built-records';
import {alternatives} from './engines/alternatives';
import {ours} from './engines/ours';
import {titleOnly} from './engines/title-only';
import {missedFloors} from './floors';
import {queryClasses} from './judged-query';
import {score, successAt1} from './metrics';
import {queries} from './queries';
import {runQueries} from './run-queries';
import {classTable} from './table';

const records = readBuiltRecords();
const urls = new Set(records.map(({url}) => url));

const [oursIndexed, baselineIndexed] = [await ours.index(records), await titleOnly.index(records)];
const [found, baseline] = [
  await runQueries(oursIndexed.search, queries),
  await runQueries(baselineIndexed.search, queries),
];

test('there are at least 150 queries, of all classes, without duplicates', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  expect(new Set(queries.map((query) => query.class))).toEqual(new Set(queryClasses));
});

test('every query has an answer, and its judgments name sections that exist, each once', () => {
  const wrong = queries.flatMap(({query, judged}) => [
    ...judged.filter(({url}) => !urls.has(url)).map(({url}) => `${query}: no section ${url}`),
    ...(new Set(judged.map(({url}) => url)).size < judged.length ? [`${query}: a section is judged twice`] : []),
    ...(judged.some(({grade}) => grade === 3) ? [] : [`${query}: nothing has grade 3`]),
  ]);
  expect(wrong).toEqual([]);
});

test('the search reaches its floors', () => {
  console.log(`\n${classTable(ours.name, found)}\n\n${classTable(titleOnly.name, baseline)}\n`);
  const misses = found
    .filter((answer) => successAt1(answer) === 0)
    .map(({class: queryClass, query, urls: [first = 'nothing']}) => `  ${queryClass}: ${query} → ${first}`);
  console.log(`Without the answer at the top:\n${misses.join('\n')}\n`);
  expect(missedFloors(score(found))).toEqual([]);
});

test('the search is better than the title-only baseline', () => {
  expect(score(found).successAt1).toBeGreaterThan(score(baseline).successAt1);
  expect(score(found).ndcgAt10).toBeGreaterThan(score(baseline).ndcgAt10);
});

// Fuse.js compares each query with each text, which takes seconds.
test.each(alternatives)('the search is better than $name', {timeout: 120_000}, async (alternative) => {
  const {search, close} = await alternative.index(records);
  const answers = await runQueries(search, queries);
  await close?.();
  console.log(`\n${classTable(alternative.name, answers)}\n`);
  expect(score(found).successAt1).toBeGreaterThan(score(answers).successAt1);
  expect(score(found).ndcgAt10).toBeGreaterThan(score(answers).ndcgAt10);
});

test('an engine that ranks backwards is detected', () => {
  const reversed = found.map((answer) => ({...answer, urls: answer.urls.toReversed()}));
  expect(missedFloors(score(reversed)).join('\n')).toMatch(/Success@1 is .*\n.*MRR@10 is /);
});

test('an engine that finds nothing for one query is detected', () => {
  const answers = queries.map(({judged, class: queryClass}, index) => ({
    class: queryClass,
    judged,
    urls: index === 0 ? [] : judged.map(({url}) => url),
  }));
  const share = (100 / queries.length).toFixed(1);
  expect(missedFloors(score(answers))).toEqual([`${share}% of the queries find nothing`]);
});
