import {runProcess} from '../process';
import {type Sample, SampleError} from '../sample';

/** Timeout in milliseconds: longer than any tool takes, even on a busy machine. */
const limit = 60_000;

/**
 * Runs a tool that reports a file's validity by its exit code.
 *
 * @returns its standard output
 * @throws SampleError with the tool's output, in which the sample's name replaces the path
 */
export async function check(
  {file}: Sample,
  problem: string,
  command: string,
  args: readonly string[],
  {cwd, path, env = process.env, stdin}: {cwd: string; path: string; env?: NodeJS.ProcessEnv; stdin?: string},
): Promise<string> {
  const {exitCode, stdout, stderr, end} = await runProcess({command, args, cwd, env, stdin, limit});
  const printed = `${stdout}\n${stderr}`.replaceAll(path, file).trim();
  if (end === 'limit') throw new Error(`${command} did not end within ${limit / 1000} s.`);
  if (exitCode !== 0) throw new SampleError(file, `${problem}\n${printed}`);
  return stdout;
}
