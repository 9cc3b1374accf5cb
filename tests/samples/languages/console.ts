import {randomUUID} from 'node:crypto';
import {readConsoleSession, type ConsoleStep} from '../../../src/lib/text/console-session';
import {execute, localText} from '../execute';
import {differenceOf} from '../mask';
import {type Context, type Sample, SampleError} from '../sample';
import type {Language} from './language';
import {checkedScript, proveCommands} from './shell';

/** A terminal session: the commands run in sequence, and print what the sample shows. */
export const consoleSession: Language = {
  extension: 'console',
  label: 'Console',
  prove: async (sample, context) => {
    const steps = stepsOf(sample.file, localText(sample, context));
    const commands = steps.map(({command}) => command).join('\n');
    return proveCommands(sample, context, commands, ({folder, bash}) =>
      runSteps(sample, context, {steps, folder, bash}),
    );
  },
};

async function runSteps(
  sample: Sample,
  context: Context,
  {steps, folder, bash}: {steps: readonly ConsoleStep[]; folder: string; bash: string},
): Promise<void> {
  const mark = randomUUID();
  const text = steps.map(({command}) => `${command}\nprintf '%s %d\\n' ${mark} $?`).join('\n');
  const script = await checkedScript(sample, folder, text, bash);
  const printed = await execute(sample, context, {command: bash, args: [script], folder});
  const parts = printed.split(new RegExp(`${mark} (\\d+)\\n`));
  for (const [index, {output, line}] of steps.entries()) {
    const exitCode = Number(parts[2 * index + 1]);
    if (exitCode !== 0) throw new SampleError(sample.file, `The exit code of this command is ${exitCode}.`, line);
    const difference = differenceOf(output, parts[2 * index] ?? '');
    if (difference) throw new SampleError(sample.file, `This command printed something else. ${difference}`, line);
  }
}

/** @throws SampleError when the sample is not a valid session */
function stepsOf(file: string, text: string): ConsoleStep[] {
  try {
    return readConsoleSession(text);
  } catch (error) {
    throw new SampleError(file, `It ${(error as Error).message}`, 1);
  }
}
