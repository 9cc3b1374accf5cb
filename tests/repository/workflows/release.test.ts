import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {mockCommands} from '../../support/mock-commands';
import {runStep} from './run-step';
import {load} from './workflow';

const {on, jobs} = load('release.yml');
const steps = jobs.build?.steps ?? [];
const runs = steps.flatMap(({run}) => run ?? []);
const stepWith = (command: string) => steps.find(({run}) => run?.includes(command));

const command = mockCommands();

test('a release is made for each tag of a version, and consists of the built site and its SBOM, both attested', () => {
  expect(on).toEqual({push: {tags: ['v*']}});
  const attested = jobs.publish?.steps
    ?.filter(({uses}) => uses?.startsWith('actions/attest@'))
    .map((step) => step.with);
  expect(attested).toEqual([
    {'subject-path': 'site.tar.gz'},
    {'subject-path': 'site.tar.gz', 'sbom-path': 'sbom.cdx.json'},
  ]);
});

/** Runs the step that checks the commit of the tag. */
function checkCommit({isOnMain, passed}: {readonly isOnMain: boolean; readonly passed: number}) {
  command(
    'git',
    `case "$*" in "rev-parse HEAD") echo abc123 ;; *"--is-ancestor abc123 origin/main") ${isOnMain} ;; esac`,
  );
  command(
    'gh',
    `case "$2" in */checks.yml/runs\\?*status=success*head_sha=abc123) echo ${passed} ;; *) exit 1 ;; esac`,
  );
  return runStep(stepWith('git merge-base'), {env: {GITHUB_REF_NAME: 'v1.2.0'}});
}

test('a release is of a commit of main whose checks have passed, before anything is installed', () => {
  expect(checkCommit({isOnMain: true, passed: 1})).toMatchObject({exitCode: 0, output: ''});
  const elsewhere = checkCommit({isOnMain: false, passed: 1});
  expect(elsewhere).toMatchObject({exitCode: 1, output: '::error::v1.2.0 is not on main.\n'});
  const unchecked = checkCommit({isOnMain: true, passed: 0});
  expect(unchecked).toMatchObject({exitCode: 1, output: expect.stringContaining('abc123 have not passed')});
  expect(runs.findIndex((run) => run.includes('git merge-base'))).toBeLessThan(runs.indexOf('npm ci'));
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'docs', version: '1.0.0', private: true}));
});

afterEach(() => rmSync(folder, {recursive: true}));

function versionIn(project: string): unknown {
  return (JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {version: unknown}).version;
}

test.each(['v1.2.0', 'v1.0.0', 'v2.0.0-rc.1'])('the SBOM of %s has its version', {timeout: 30_000}, (tag) => {
  const {exitCode, output} = runStep(stepWith('npm version'), {cwd: folder, env: {GITHUB_REF_NAME: tag}});
  expect(exitCode, output).toBe(0);
  expect(versionIn(folder)).toBe(tag.slice(1));
  expect(runs.findIndex((run) => run.startsWith('npm version'))).toBeLessThan(
    runs.findIndex((run) => run.startsWith('npm sbom')),
  );
});

test('a tag that is no version makes no release', {timeout: 30_000}, () => {
  // Its message depends on how npm was started, so it is not looked at.
  const {exitCode} = runStep(stepWith('npm version'), {cwd: folder, env: {GITHUB_REF_NAME: 'vNext'}});
  expect(exitCode).not.toBe(0);
  expect(versionIn(folder)).toBe('1.0.0');
});
