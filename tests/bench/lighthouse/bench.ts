// npm run bench:lighthouse: Lighthouse (mobile) scores for pages of the built site, and the audits that lower them. Of
// each page, the run of median performance: a single run varies by a point or two.
// Other pages: npm run bench:lighthouse -- /platform/staking /search
import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {findWholeBrowser} from '../../../.ci/install/browser.mjs';
import {formatTable} from '../../../.ci/lib/format-table.mjs';
import {siteDir} from '../../support/built-site';
import {serveSite} from '../../support/serve-site';
import {benchFolder} from '../lib/bench-folder';
import {installOnce} from '../lib/install-once';
import {describeAudits, medianReport, readScores, type LighthouseReport} from './report';

/** One page of each kind. */
const ownRoutes = [
  '/',
  '/platform/staking',
  '/platform/introduction/getting-started',
  '/platform/resources/rate-limits',
  '/platform/solana-rpc/solana-documentation',
  '/dyndexer/api/CreateIndexer',
  '/search',
];

const repetitions = Number(process.env.BENCH_RUNS ?? 5);

const folder = path.join(benchFolder, 'lighthouse');

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

async function bench(routes: readonly string[]): Promise<void> {
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(__dirname, 'package.json'), path.join(folder, 'package.json'));
  installOnce(folder);
  const site = await serveSite(siteDir);
  const rows: string[][] = [];
  const findings: string[] = [];
  try {
    for (const route of routes) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < repetitions; run++) reports.push(await runLighthouse(site.origin + route));
      const report = medianReport(reports);
      const scores = readScores(report);
      if (rows.length === 0) rows.push(['', ...scores.keys(), ...metrics, 'CPU index']);
      rows.push([
        route,
        ...[...scores.values()].map(String),
        ...metrics.map((id) => report.audits[id]?.displayValue ?? '–'),
        report.environment.benchmarkIndex.toFixed(0),
      ]);
      findings.push(`\n${route}`, ...describeAudits(report).map((line) => `  ${line.replaceAll(site.origin, '')}`));
    }
  } finally {
    await site.close();
  }
  console.log(`\nMedians of ${repetitions} runs.\n\n${formatTable(rows)}\n${findings.join('\n')}`);
}

async function runLighthouse(address: string): Promise<LighthouseReport> {
  const reportFile = path.join(folder, 'report.json');
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';
  await promisify(execFile)(
    process.execPath,
    [cli, address, '--quiet', '--output=json', `--output-path=${reportFile}`, `--chrome-flags=${flags}`],
    {env: {...process.env, CHROME_PATH: findWholeBrowser() ?? ''}},
  );
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}

const chosen = process.argv.slice(2);
bench(chosen.length > 0 ? chosen : ownRoutes).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
