import {test} from 'vitest';
import {formatTable} from '../../../.ci/lib/format-table.mjs';
import {readBuiltRecords} from '../../relevance/built-records';
import {alternatives} from '../../relevance/engines/alternatives';
import {recordBytes} from '../../relevance/engines/bytes';
import {weighed, type ComparedEngine} from '../../relevance/engines/compared-engine';
import {ours} from '../../relevance/engines/ours';
import {titleOnly} from '../../relevance/engines/title-only';
import {score} from '../../relevance/metrics';
import {queries} from '../../relevance/queries';
import {runQueries, type TimedAnswer} from '../../relevance/run-queries';
import {classTable, scoreCells, scoreHeads} from '../../relevance/table';
import {siteDir} from '../../support/built-site';
import {searchBytes} from '../../support/search-bytes';
import {median, p95} from '../lib/statistics';

const engines: readonly ComparedEngine[] = [
  weighed(ours, () => {
    const {index, engine} = searchBytes(siteDir);
    return index + engine;
  }),
  // Without its code, which is a few lines.
  weighed(titleOnly, (records) => recordBytes(records.map((record) => ({...record, content: null})))),
  ...alternatives,
];

const notes = `Bytes are all that a browser needs for every query, after gzip: code, and the index, or the records in
our format. Pagefind fetches its parts as a query needs them, so one search downloads less. Latency is that
of a search in Node.js after a first run of all queries, as a ratio to ours; only ours marks words and cuts
snippets in it. The others use our field weights where they support weights, and the best of the settings
tried; MiniSearch uses its defaults.`;

interface Result {
  readonly engine: ComparedEngine;
  readonly bytes: number;
  readonly answers: readonly TimedAnswer[];
}

test('comparison of search engines', async () => {
  const records = readBuiltRecords();
  const results: Result[] = [];
  for (const engine of engines) {
    const {search, bytes, close} = await engine.index(records);
    await runQueries(search, queries);
    results.push({engine, bytes: await bytes(), answers: await runQueries(search, queries)});
    await close?.();
  }
  const ofOurs = times(results[0]?.answers ?? []);
  const rows = results.map(({engine, bytes, answers}) => {
    return [
      engine.name,
      ...scoreCells(score(answers)),
      `${(bytes / 1000).toFixed(1)} kB`,
      `×${(median(times(answers)) / median(ofOurs)).toFixed(2)}`,
      `×${(p95(times(answers)) / p95(ofOurs)).toFixed(2)}`,
    ];
  });
  const heads = ['engine', ...scoreHeads, 'gzip', 'median', 'p95'];
  const byClass = results.map(({engine, answers}) => classTable(engine.name, answers));
  console.log(`\n${byClass.join('\n\n')}\n\n${formatTable([heads, ...rows])}\n`);
  console.log(`Ours: median ${median(ofOurs).toFixed(2)} ms, p95 ${p95(ofOurs).toFixed(2)} ms.\n${notes}\n`);
});

/** In milliseconds. */
const times = (answers: readonly TimedAnswer[]) => answers.map(({milliseconds}) => milliseconds);
