import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {readSource} from '../../support/source-files';
import {load, names, read, type Permissions, type Workflow} from './workflow';

/** Lines of a workflow that use an action without a full commit hash and its version in a comment. */
function unpinned(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:- )?['"]?uses['"]?\s*:/.test(line))
    .filter((line) => !/^(?:- )?uses: [\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line));
}

/** Every action that the parsed workflow uses, whatever its YAML style. */
function actions({jobs}: Workflow): string[] {
  return Object.values(jobs)
    .flatMap(({uses, steps = []}) => [uses, ...steps.map((step) => step.uses)])
    .filter((used) => used !== undefined);
}

/** Write permissions, as `job: scope`; `workflow` is the top level. */
function writePermissions({permissions, jobs}: Workflow): string[] {
  const owners: [string, Permissions | undefined][] = [
    // Without top-level permissions, a job gets the repository's default, which may allow writes.
    ['workflow', permissions ?? 'write-all'],
    ...Object.entries(jobs).map(([name, job]): [string, Permissions | undefined] => [name, job.permissions]),
  ];
  return owners.flatMap(([owner, granted]) => {
    if (granted === undefined) return [];
    if (typeof granted === 'string') return granted === 'read-all' ? [] : [`${owner}: ${granted}`];
    return Object.entries(granted).flatMap(([scope, access]) => (access === 'write' ? [`${owner}: ${scope}`] : []));
  });
}

/** Scripts with interpolated expressions, whose values could come from an untrusted user. */
function untrustedInRun({jobs}: Workflow): string[] {
  return Object.values(jobs)
    .flatMap(({steps = []}) => steps.flatMap(({run}) => run ?? []))
    .filter((run) => run.includes('${{'));
}

/** Allow-list of write permissions per workflow; all others must have none. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  'deploy.yml': ['deploy: pages', 'deploy: id-token'],
  'release.yml': ['publish: contents', 'publish: id-token', 'publish: attestations'],
};

/** The workflows that no guide names. */
function unnamed(files: readonly string[], guides: readonly string[]): string[] {
  return files.filter((name) => !guides.some((guide) => guide.includes(`\`.github/workflows/${name}\``)));
}

test('a guide names each workflow', () => {
  const guides = ['README.md', '.github/CONTRIBUTING.md'].map(readSource);
  expect(unnamed(names, guides)).toEqual([]);
  expect(unnamed(['nightly.yml', ...names], guides)).toEqual(['nightly.yml']);
});

describe.each(names)('%s', (name) => {
  const workflow = load(name);

  test('pins every action to a commit and names its version', () => {
    expect(unpinned(read(name))).toEqual([]);
    expect(actions(workflow)).not.toEqual([]);
    expect(actions(workflow).filter((used) => !/@[0-9a-f]{40}$/.test(used))).toEqual([]);
  });

  test('grants no permissions at the top level, and each job only those it needs', () => {
    expect(workflow.permissions).toEqual({});
    expect(writePermissions(workflow)).toEqual(mayWrite[name] ?? []);
  });

  test('does not persist credentials in the checkout', () => {
    const checkouts = Object.values(workflow.jobs)
      .flatMap(({steps = []}) => steps)
      .filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('interpolates no expressions into shell commands, and gives every job a timeout', () => {
    expect(untrustedInRun(workflow)).toEqual([]);
    expect(Object.values(workflow.jobs).filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });
});

/** The versions of Node with long-term support, from the oldest one for the site to the one that builds it. */
function supportedNodes(oldest: string, newest: string): number[] {
  const [first = NaN, last = NaN] = [oldest, newest].map((version) => Number(/\d+/.exec(version)?.[0]));
  return Array.from({length: last - first + 1}, (_, index) => first + index).filter((major) => major % 2 === 0);
}

test('the versions of Node that the site supports are the even ones', () => {
  expect(supportedNodes('>=20.19', '24.21.0\n')).toEqual([20, 22, 24]);
  expect(supportedNodes('>=22.3', '22.20.0')).toEqual([22]);
});

test('npm test checks pull requests and pushes to main on each Node that the site supports', () => {
  const {on, jobs} = load('checks.yml');
  const {engines} = JSON.parse(readSource('package.json')) as {engines: {node: string}};
  expect(Object.keys(on).sort()).toEqual(['pull_request', 'push']);
  expect(on.push).toEqual({branches: ['main']});
  expect(jobs.checks?.strategy?.matrix?.node).toEqual(supportedNodes(engines.node, readSource('.nvmrc')));
  const [install, check] = (jobs.checks?.steps ?? []).flatMap(({run}) => run ?? []);
  expect(check).toBe('npm test');
  // npm test cannot install these packages itself, as it is not root there.
  expect(install).toMatch(/apt-get install .*zsh python3-cryptography python3-websockets$/);
});

test.each(['checks.yml', 'deploy.yml', 'release.yml'])('%s builds the site with its history, for dates', (name) => {
  const builds = Object.values(load(name).jobs).filter(({steps = []}) =>
    steps.some(({run}) => run === 'npm test' || run === 'npm run build'),
  );
  expect(builds).toHaveLength(1);
  expect(builds[0]?.steps?.[0]?.with?.['fetch-depth']).toBe(0);
});

test('the age of sources is checked weekly', () => {
  const {on, jobs} = load('sources.yml');
  expect(Object.keys(on).sort()).toEqual(['schedule', 'workflow_dispatch']);
  expect(jobs.age?.steps?.map(({run}) => run)).toContain('npm run report:sources');
});

/** Jobs that have write permissions and also run code of dependencies, which could use them. */
function jobsThatWriteAndInstall({jobs}: Workflow): string[] {
  return Object.entries(jobs)
    .filter(([name, job]) => writePermissions({on: {}, permissions: {}, jobs: {[name]: job}}).length > 0)
    .filter(([, {steps = []}]) => steps.some(({run}) => /\bnp[mx]\b/.test(run ?? '')))
    .map(([name]) => name);
}

test.each(names)('%s: jobs with write permissions run no dependency code', (name) => {
  expect(jobsThatWriteAndInstall(load(name))).toEqual([]);
});

test('dependencies are audited when they change, and weekly', () => {
  const {on, jobs} = load('supply-chain.yml');
  expect(Object.keys(on).sort()).toEqual(['pull_request', 'push', 'schedule', 'workflow_dispatch']);
  const runs = jobs.audit?.steps?.map(({run}) => run);
  expect(runs).toEqual(expect.arrayContaining(['npm audit --audit-level=high', 'npm audit signatures']));
});

describe('detects', () => {
  const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';

  test.each([
    ['a tag', 'uses: actions/checkout@v7'],
    ['a branch', '- uses: actions/checkout@main'],
    ['a short commit id', `- uses: actions/checkout@${commit.slice(0, 12)} # v7.0.1`],
    ['a commit id without its version', `- uses: actions/checkout@${commit}`],
    ['a local action', '- uses: ./.github/actions/setup'],
    ['a quoted key', '- "uses": actions/checkout@v7'],
  ])('%s instead of a pinned action', (_, line) => {
    expect(unpinned(`steps:\n  ${line}\n`)).toEqual([line]);
  });

  test('an unpinned action in flow-style YAML', () => {
    const workflow = parse('{on: {push: }, jobs: {a: {steps: [{uses: actions/checkout@v7}]}}}') as Workflow;
    expect(actions(workflow)).toEqual(['actions/checkout@v7']);
  });

  test.each([
    ['no permissions at all', 'jobs: {a: {steps: []}}', ['workflow: write-all']],
    ['all permissions', 'permissions: write-all\njobs: {a: {steps: []}}', ['workflow: write-all']],
    ['a top-level scope', 'permissions: {contents: write}\njobs: {a: {steps: []}}', ['workflow: contents']],
    ['a job-level scope', 'permissions: {}\njobs: {a: {permissions: {packages: write}}}', ['a: packages']],
  ])('write permissions from %s', (_, source, expected) => {
    expect(writePermissions(parse(source) as Workflow)).toEqual(expected);
  });

  test('an npm install in a job with write permissions', () => {
    const workflow = parse(
      '{jobs: {a: {permissions: {contents: write}, steps: [{run: npm ci}]}, b: {steps: [{run: npm ci}]}}}',
    );
    expect(jobsThatWriteAndInstall(workflow as Workflow)).toEqual(['a']);
  });

  test('an expression in a shell command', () => {
    const workflow = parse('jobs: {a: {steps: [{run: "echo ${{ github.event.pull_request.title }}"}]}}') as Workflow;
    expect(untrustedInRun(workflow)).toHaveLength(1);
  });
});
