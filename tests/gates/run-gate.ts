import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Folder of the fixtures, relative to the root: the gates print such paths. */
export const fixtures = 'tests/fixtures/gates';

interface Options {
  /** Arguments of the script that select what it checks; `args` replace them. */
  readonly instead?: readonly string[];
  /** Which of the commands that the script joins with `&&`; the first, if omitted. */
  readonly command?: number;
  /** Relative to the root. */
  readonly cwd?: string;
}

export interface Outcome {
  readonly exitCode: number;
  /** Standard output, then standard error. */
  readonly output: string;
}

/**
 * Runs the tool of an npm script with the script's own options, on another target.
 *
 * @throws when the tool cannot be started.
 */
export function runGate(
  script: string,
  args: readonly string[],
  {instead = [], command = 0, cwd = '.'}: Options = {},
): Promise<Outcome> {
  const [tool, ...options] = scripts[script]?.split(' && ')[command]?.split(' ') ?? [];
  if (tool === undefined) throw new Error(`package.json has no script "${script}" with command ${command}.`);
  const kept = options.filter((option) => !instead.includes(option));
  return new Promise((resolve, reject) => {
    execFile(
      path.join(root, 'node_modules/.bin', tool),
      [...kept, ...args],
      {cwd: path.join(root, cwd), env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}, maxBuffer: 2 ** 24},
      (error, stdout, stderr) => {
        const exitCode = error ? error.code : 0;
        if (typeof exitCode === 'number') resolve({exitCode, output: stdout + stderr});
        else reject(new Error(`${tool} did not run.`, {cause: error}));
      },
    );
  });
}
