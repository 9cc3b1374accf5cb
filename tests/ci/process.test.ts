import {spawn} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {outcomeOf, runCaptured} from '../../.ci/lib/process.mjs';

const shell = (script: string) => spawn('bash', ['-c', script]);

describe('the outcome of a process', () => {
  test.each([
    [
      'its exit code and what it wrote to both streams',
      'echo out; echo err >&2; exit 3',
      3,
      /^(?:out\nerr|err\nout)\n$/,
    ],
    ['characters whose bytes arrive separately', String.raw`printf '\xe2'; sleep 0.2; printf '\x82\xac'`, 0, /^€$/],
    ['exit code 1 when a signal ends it', 'kill -9 $$', 1, /^$/],
  ])('has %s', async (_, script, exitCode, output) => {
    expect(await outcomeOf(shell(script))).toEqual({exitCode, output: expect.stringMatching(output) as string});
  });

  test('is an error when it cannot be started, which a captured run reports as output', async () => {
    await expect(outcomeOf(spawn('/no/such/program'))).rejects.toThrow('ENOENT');
    expect(await runCaptured('/no/such/program', [])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('/no/such/program could not be started') as string,
    });
  });
});
