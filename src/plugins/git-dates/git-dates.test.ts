import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {gitDates} from '.';

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'git-dates-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

function git(cwd: string, day: string, ...args: string[]): void {
  const author = {GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_NAME: 'A'};
  const dates = {GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
  execFileSync('git', args, {cwd, env: {...process.env, ...author, GIT_COMMITTER_EMAIL: 'a@example.com', ...dates}});
}

/** Creates a repository with the site in `site`, whose pages were committed on different days. */
function makeRepository(): string {
  const repository = path.join(folder, 'repository');
  mkdirSync(path.join(repository, 'site'), {recursive: true});
  git(repository, '2026-01-01', 'init', '--quiet');
  const commit = (day: string, files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(repository, file), text);
    git(repository, day, 'add', '.');
    git(repository, day, 'commit', '--quiet', '--message', day);
  };
  commit('2026-02-03', {'site/old page.mdx': '1', 'site/é.mdx': '1', 'site/new.mdx': '1'});
  commit('2026-04-05', {'site/new.mdx': '2'});
  commit('2026-06-07', {'other.txt': '1'});
  writeFileSync(path.join(repository, 'site/untracked.mdx'), '');
  return repository;
}

async function dayOf(siteDir: string, file: string): Promise<{day: string | undefined; warnings: string[]}> {
  const warnings: string[] = [];
  const dates = gitDates((message) => warnings.push(message));
  dates.initialize({siteDir});
  const found = await dates.getFileLastUpdateInfo(path.join(siteDir, file));
  return {day: found ? new Date(found.timestamp).toISOString().slice(0, 10) : undefined, warnings};
}

test('the date of a page is that of the last commit that changed it', async () => {
  const siteDir = path.join(makeRepository(), 'site');
  expect(await dayOf(siteDir, 'old page.mdx')).toEqual({day: '2026-02-03', warnings: []});
  expect(await dayOf(siteDir, 'é.mdx')).toEqual({day: '2026-02-03', warnings: []});
  expect(await dayOf(siteDir, 'new.mdx')).toEqual({day: '2026-04-05', warnings: []});
});

test('an uncommitted page has no date', async () => {
  expect(await dayOf(path.join(makeRepository(), 'site'), 'untracked.mdx')).toEqual({day: undefined, warnings: []});
});

test('a site that is accessed through a symlink has the same dates', async () => {
  const link = path.join(folder, 'link');
  symlinkSync(path.join(makeRepository(), 'site'), link);
  expect((await dayOf(link, 'new.mdx')).day).toBe('2026-04-05');
});

test('in a shallow clone, pages have no date, and a warning says what to do', async () => {
  const clone = path.join(folder, 'clone');
  git(folder, '2026-07-01', 'clone', '--quiet', '--depth', '1', pathToFileURL(makeRepository()).href, clone);
  const {day, warnings} = await dayOf(path.join(clone, 'site'), 'old page.mdx');
  expect(day).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining('the clone is shallow. Run git fetch --unshallow')]);
});

test('outside a repository, there are no dates, and the build continues', async () => {
  const {day, warnings} = await dayOf(folder, 'page.mdx');
  expect(day).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(/the history of .+ cannot be read\. fatal: not a git repository/)]);
});

test('in a folder of another repository, there are no dates, and a warning says why', async () => {
  const unpacked = path.join(makeRepository(), 'unpacked');
  mkdirSync(unpacked);
  const {day, warnings} = await dayOf(unpacked, 'page.mdx');
  expect(day).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining(`no commit has a file of ${unpacked}`)]);
});

test('a warning repeats all that Git says, such as which command helps', async () => {
  const root = makeRepository();
  writeFileSync(path.join(root, '.git/HEAD'), 'damaged');
  const said = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: root, encoding: 'utf8'}).stderr.trim();
  expect((await dayOf(path.join(root, 'site'), 'new.mdx')).warnings).toEqual([expect.stringContaining(said)]);
});

test('without git, there are no dates either', async () => {
  vi.stubEnv('PATH', '');
  expect((await dayOf(folder, 'page.mdx')).warnings).toEqual([expect.stringContaining('cannot be read. spawn git')]);
});

test('in development, the history is not read', async () => {
  const siteDir = path.join(makeRepository(), 'site');
  vi.stubEnv('NODE_ENV', 'development');
  expect(await dayOf(siteDir, 'new.mdx')).toEqual({day: undefined, warnings: []});
});
