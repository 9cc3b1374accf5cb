import {expect, test} from 'vitest';
import {describeAudits, medianReport, readScores, type LighthouseReport} from './report';

const report: LighthouseReport = {
  environment: {benchmarkIndex: 1500},
  categories: {
    performance: {
      title: 'Performance',
      score: 0.845,
      auditRefs: [{id: 'unused'}, {id: 'fine'}, {id: 'not-applicable'}],
    },
    seo: {title: 'SEO', score: null, auditRefs: [{id: 'tree'}]},
  },
  audits: {
    unused: {
      id: 'unused',
      title: 'Unused JavaScript',
      score: 0.5,
      displayValue: '35 KiB',
      details: {
        items: [
          {url: '/main.js', wastedBytes: 35_840},
          {node: {selector: 'main > a'}, wastedMs: 12.3},
        ],
      },
    },
    tree: {id: 'tree', title: 'Tree', score: 0, details: {items: {not: 'a list'}}},
    fine: {id: 'fine', title: 'Fine', score: 0.9},
    'not-applicable': {id: 'not-applicable', title: 'Not applicable', score: null},
    uncounted: {id: 'uncounted', title: 'In no category', score: 0},
  },
};

test('of several reports, the one of median performance counts', () => {
  const reports = [0.99, 0.5, 1, 0.9].map((score) => ({
    ...report,
    categories: {performance: {title: 'Performance', score, auditRefs: []}},
  }));
  expect(medianReport(reports)).toBe(reports[3]);
  expect(medianReport(reports.slice(0, 3))).toBe(reports[0]);
  expect(() => medianReport([])).toThrow('BENCH_RUNS must be 1 or more');
});

test('scores are out of 100; a category without a score gets 0', () => {
  expect(Object.fromEntries(readScores(report))).toEqual({Performance: 85, SEO: 0});
});

test('each audit that lowers a score is described, with its items', () => {
  expect(describeAudits(report)).toEqual([
    'unused: Unused JavaScript: 35 KiB',
    '  /main.js, 35 KiB could be saved',
    '  main > a, 12 ms could be saved',
    'tree: Tree',
  ]);
});
