import {spawn} from 'node:child_process';

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin?: string;
  /** Stop it once the whole lines on its standard output match. */
  readonly until?: RegExp;
  /** In milliseconds. */
  readonly limit: number;
}

export interface Outcome {
  /** Not there when it was stopped. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly end: 'exited' | 'until' | 'limit';
}

/**
 * Runs a command, and stops it with all it started when it is through or takes too long.
 *
 * @throws when the command cannot be started.
 */
export function runProcess({command, args, cwd, env, stdin, until, limit}: Command): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // A group of its own: what it starts ends with it.
    const child = spawn(command, args, {cwd, env, detached: true});
    const output = {stdout: '', stderr: ''};
    let end: Outcome['end'] = 'exited';

    const stop = (why: 'until' | 'limit') => {
      if (end !== 'exited' || child.exitCode !== null || child.pid === undefined) return;
      end = why;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    };
    const timer = setTimeout(() => stop('limit'), limit);

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      if (until?.test(wholeLines(output.stdout))) stop('until');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    // Written to a process that does not read: no failure of ours.
    child.stdin.on('error', () => undefined).end(stdin ?? '');
    child.once('error', (cause) => {
      clearTimeout(timer);
      reject(new Error(`${command} did not start.`, {cause}));
    });
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      resolve({exitCode, ...output, end});
    });
  });
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
