import {execFile} from 'node:child_process';
import {realpath} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

export interface History {
  /** Last change of each file by absolute path, in milliseconds since the Unix epoch. */
  readonly changes: ReadonlyMap<string, number>;
  /** Why the history is missing, and how to fix it. */
  readonly missing?: string;
}

const commitMark = 'commit ';
const run = promisify(execFile);

/** Reads the last change of every file in a folder. Never rejects: an unreadable history is empty, with the reason. */
export async function readHistory(folder: string): Promise<History> {
  const git = async (...args: string[]) =>
    (
      await run('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
        cwd: folder,
        maxBuffer: 256 * 1024 * 1024,
      })
    ).stdout;
  try {
    const [isShallow, top = ''] = (await git('rev-parse', '--is-shallow-repository', '--show-toplevel')).split('\n');
    if (isShallow === 'true') {
      return without('the clone is shallow. Run git fetch --unshallow, or let the checkout fetch the whole history.');
    }
    const log = await git('log', `--format=${commitMark}%ct`, '--name-only', '--no-renames', '--', '.');
    if (log === '') return without(`no commit has a file of ${folder}.`);
    // Docusaurus uses the path it was given, which may go through a symlink; Git uses the real path.
    const [real, realTop] = await Promise.all([realpath(folder), realpath(top)]);
    const toAbsolute = (file: string) => path.join(folder, path.relative(real, path.join(realTop, file)));
    return {changes: new Map([...lastChanges(log)].map(([file, timestamp]) => [toAbsolute(file), timestamp]))};
  } catch (error) {
    return without(`the history of ${folder} cannot be read. ${reasonOf(error)}`);
  }
}

/** By path in the repository. Git lists the newest commit first, so the first occurrence of a file wins. */
function lastChanges(log: string): Map<string, number> {
  const changes = new Map<string, number>();
  let timestamp = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(commitMark)) timestamp = Number(line.slice(commitMark.length)) * 1000;
    else if (line !== '' && !changes.has(line)) changes.set(line, timestamp);
  }
  return changes;
}

function without(missing: string): History {
  return {changes: new Map(), missing};
}

/** What Git says, with the command that it advises, such as `git config --global --add safe.directory`. */
function reasonOf(error: unknown): string {
  const {stderr, message} = error as {stderr?: string; message: string};
  return stderr?.trim() || message;
}
