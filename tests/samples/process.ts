import {spawn} from 'node:child_process';

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdin?: string;
  /** Kill the process once the complete lines of its standard output match. */
  readonly until?: RegExp;
  /** Timeout in milliseconds. */
  readonly limit: number;
}

export interface Outcome {
  /** Null when the process was killed. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly end: 'exited' | 'until' | 'limit';
}

/**
 * Runs a command; kills it and its descendants once `until` matches or the timeout expires.
 *
 * @throws when the command cannot be started.
 */
export function runProcess({command, args, cwd, env, stdin, until, limit}: Command): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // A separate process group, so that descendants are killed with it.
    const child = spawn(command, args, {cwd, env, detached: true});
    const output = {stdout: '', stderr: ''};
    let end: Outcome['end'] = 'exited';

    const stop = (why: 'until' | 'limit') => {
      if (end !== 'exited' || child.pid === undefined) return;
      end = why;
      try {
        // Also if it has exited itself: a descendant may still run, and keep its output open.
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // None is left.
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
    // EPIPE from a process that does not read its input is not a failure.
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
