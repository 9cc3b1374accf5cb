import {expect, test} from 'vitest';
import {mockCommands} from '../../support/mock-commands';
import {readSource} from '../../support/source-files';
import {evaluate, isRun, type Context} from './expression';
import {runStep} from './run-step';
import {load, type Job} from './workflow';

const {on, jobs} = load('deploy.yml');
const command = mockCommands();

const repository = 'syndica/docs';
const checked = '1111111111111111111111111111111111111111';
const newer = '2222222222222222222222222222222222222222';

/** What GitHub says of checks that ended, of a push to main unless `run` says otherwise. */
function afterChecks(run: Readonly<Record<string, unknown>> = {}): Context {
  const own = {conclusion: 'success', event: 'push', head_sha: checked, head_repository: {full_name: repository}};
  // The commit of the event itself is the newest of main, which may not be the one that was checked.
  return {event_name: 'workflow_run', ref: 'refs/heads/main', sha: newer, event: {workflow_run: {...own, ...run}}};
}

const byMaintainer = (ref: string): Context => ({event_name: 'workflow_dispatch', ref, sha: checked, event: {}});

/** The outputs of the step that asks for the newest commit of main. */
function askForNewest(job: Job | undefined, newest: string): Readonly<Record<string, string>> {
  command('gh', `[ "$1 $2" = "api repos/${repository}/commits/main" ] && echo ${newest}`);
  const {exitCode, outputs} = runStep(
    job?.steps?.find(({id}) => id === 'main'),
    {env: {GITHUB_REPOSITORY: repository, CHECKED: checked}},
  );
  expect(exitCode).toBe(0);
  return outputs;
}

function outputsOf(job: Job | undefined, context: Context): Context {
  return Object.fromEntries(
    Object.entries(job?.outputs ?? {}).map(([name, value]) => [
      name,
      evaluate(/^\$\{\{(.*)\}\}$/.exec(value)?.[1] ?? '', context),
    ]),
  );
}

interface Newest {
  readonly before: string;
  readonly after: string;
  /** When the index is filled. */
  readonly atIndex?: string;
  /** Whether only that job is run again. */
  readonly isSecondRun?: boolean;
}

/** What is published for an event, with the commit that is the newest of main before the build, and after it. */
function published(github: Context, {before, after, atIndex = after, isSecondRun}: Newest, index = 'docs'): string[] {
  const context = {
    github: {repository, run_attempt: isSecondRun ? 2 : 1, ...github},
    vars: {ALGOLIA_INDEX_NAME: index},
  };
  const {newest, build, deploy, search} = jobs;
  if (!isRun(newest?.if, context)) return [];
  const asked = {...context, steps: {main: {outputs: askForNewest(newest, before)}}};
  if (!isRun(build?.if, {...context, needs: {newest: {outputs: outputsOf(newest, asked)}}})) return [];

  const askedAgain = {...context, steps: {main: {outputs: askForNewest(deploy, after)}}};
  const deployment = deploy?.steps?.find(({uses}) => uses?.startsWith('actions/deploy-pages@'));
  const needs = {deploy: {outputs: outputsOf(deploy, askedAgain)}};
  const askedLast = {...context, steps: {main: {outputs: askForNewest(search, atIndex)}}};
  const push = search?.steps?.find(({run}) => run === 'npm run search:push');
  return [
    ...(isRun(deployment?.if, askedAgain) ? ['pages'] : []),
    ...(isRun(search?.if, {...context, needs}) && isRun(push?.if, askedLast) ? ['index'] : []),
  ];
}

test('deploys when the checks of a commit of main have passed, or when a maintainer starts it', () => {
  expect(on).toEqual({
    workflow_run: {workflows: ['Checks'], types: ['completed'], branches: ['main']},
    workflow_dispatch: null,
  });
  expect(published(afterChecks(), {before: checked, after: checked})).toEqual(['pages', 'index']);
  expect(published(byMaintainer('refs/heads/main'), {before: checked, after: checked})).toEqual(['pages', 'index']);
});

test.each([
  ['checks that failed', afterChecks({conclusion: 'failure'})],
  ['checks of a pull request', afterChecks({event: 'pull_request'})],
  ["checks of a push to a fork's main", afterChecks({head_repository: {full_name: 'somebody/docs'}})],
  ['a maintainer who chose another branch', byMaintainer('refs/heads/draft')],
])('does not deploy after %s', (_what, github) => {
  expect(published(github, {before: checked, after: checked})).toEqual([]);
});

test('leaves out the index where there is no hosted search provider', () => {
  expect(published(afterChecks(), {before: checked, after: checked}, '')).toEqual(['pages']);
});

test.each([
  ['before the build', newer, newer],
  // "Re-run failed jobs" takes the first answer from the first run.
  ['during the build, or before its jobs that failed are run again', checked, newer],
])('does not replace a newer commit that followed %s', (_when, before, after) => {
  expect(published(afterChecks(), {before, after})).toEqual([]);
});

test('does not fill the index from a commit that was replaced since, if only that job is run again', () => {
  const whenReplaced = (isSecondRun: boolean) =>
    published(afterChecks(), {before: checked, after: checked, atIndex: newer, isSecondRun});
  expect(whenReplaced(true)).toEqual(['pages']);
  // Their own pages have just been published.
  expect(whenReplaced(false)).toEqual(['pages', 'index']);
});

test('says why it leaves out a commit that is no longer the newest', () => {
  command('gh', `echo ${newer}`);
  const [first] = jobs.deploy?.steps ?? [];
  expect(first?.env?.CHECKED).toBe('${{ github.event.workflow_run.head_sha || github.sha }}');
  expect(runStep(first, {env: {CHECKED: checked}}).output).toContain(
    `::notice::Not published: main is at ${newer}, not at ${checked}`,
  );
  expect(runStep(first, {env: {CHECKED: newer}}).output).toBe('');
});

test('stops if GitHub does not say which commit is the newest', () => {
  command('gh', 'exit 1');
  const jobsThatAsk = [jobs.newest, jobs.deploy, jobs.search];
  expect(jobsThatAsk.map((job) => runStep(job?.steps?.[0]).exitCode)).toEqual([1, 1, 1]);
});

test('builds the commit that was checked, and deploys one at a time, asking for the newest commit in its turn', () => {
  const {build, deploy, search} = jobs;
  expect(build?.steps?.[0]?.with?.ref).toBe('${{ github.event.workflow_run.head_sha || github.sha }}');
  expect(deploy).toMatchObject({needs: 'build', concurrency: {group: 'pages', 'cancel-in-progress': false}});
  expect(deploy?.steps?.[0]?.id).toBe('main');
  expect(search?.needs).toBe('deploy');
  expect(search?.steps?.map(({run}) => run)).toContain('npm run search:push');
});

test('each attempt of the build names its pages after itself, and those of the last one are published', () => {
  const {build, deploy} = jobs;
  const withOf = (job: Job | undefined, action: string) =>
    job?.steps?.find(({uses}) => uses?.startsWith(`actions/${action}@`))?.with;
  expect(build?.outputs?.pages).toContain('${{ github.run_attempt }}');
  expect(withOf(build, 'upload-pages-artifact')?.name).toBe(build?.outputs?.pages);
  expect(withOf(deploy, 'deploy-pages')?.artifact_name).toBe('${{ needs.build.outputs.pages }}');
});

test('a deployment passes on each variable of .env.example', () => {
  const variables = Array.from(readSource('.env.example').matchAll(/^(\w+)=/gm), ([, name]) => name);
  const passed = Object.values(jobs)
    .flatMap(({steps = []}) => steps)
    .flatMap(({env = {}}) => Object.keys(env));
  expect(variables.length).toBeGreaterThan(3);
  expect(passed).toEqual(expect.arrayContaining(variables));
});
