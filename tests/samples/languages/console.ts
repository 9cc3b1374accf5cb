import {randomUUID} from 'node:crypto';
import {answeredBy, execute, localText} from '../execute';
import {inFolder} from '../folder';
import {differenceOf} from '../mask';
import type {Context, Sample} from '../sample';
import {SampleError} from '../sample';
import {parseWithGrammar} from '../tree-sitter';
import type {Language} from './language';
import {checkedScript, missingCommand, ranWith} from './shell';

/** A command, and what the sample shows it to print. */
interface Step {
  readonly command: string;
  readonly output: string;
  /** Of the command, counted from 1. */
  readonly line: number;
}

/** A session in a terminal: the commands run one after the other, and print what the sample shows. */
export const consoleSession: Language = {
  extension: 'console',
  label: 'Console',
  prove: (sample, context) =>
    inFolder(sample, async (folder) => {
      const {bash} = context.tools;
      const steps = stepsOf(sample.file, localText(sample, context));
      const commands = steps.map(({command}) => command).join('\n');
      if (!bash) {
        return {
          proof: 'parsed',
          with: await parseWithGrammar('bash', {...sample, text: commands}),
          against: [],
          lacks: 'bash',
        };
      }
      await checkedScript(sample, context, folder, commands, bash.command);
      const lacks = missingCommand(sample, context.tools);
      if (sample.run.parseOnly ?? lacks) {
        return {proof: 'parsed', with: bash.label, against: [], ...(!sample.run.parseOnly && lacks && {lacks})};
      }
      await runSteps(sample, context, {steps, folder, bash: bash.command});
      return {proof: 'run', with: ranWith(sample, context.tools), against: answeredBy(sample, context)};
    }),
};

async function runSteps(
  sample: Sample,
  context: Context,
  {steps, folder, bash}: {steps: readonly Step[]; folder: string; bash: string},
): Promise<void> {
  const mark = randomUUID();
  const text = steps.map(({command}) => `${command}\nprintf '%s %d\\n' ${mark} $?`).join('\n');
  const script = await checkedScript(sample, context, folder, text, bash);
  const printed = await execute(sample, context, {command: bash, args: [script], folder});
  const parts = printed.split(new RegExp(`${mark} (\\d+)\\n`));
  for (const [index, {output, line}] of steps.entries()) {
    const exitCode = Number(parts[2 * index + 1]);
    if (exitCode !== 0) throw new SampleError(sample.file, `The exit code of this command is ${exitCode}.`, line);
    const difference = differenceOf(output, parts[2 * index] ?? '');
    if (difference) throw new SampleError(sample.file, `This command printed something else. ${difference}`, line);
  }
}

/** @throws SampleError when the sample does not start with a command */
function stepsOf(file: string, text: string): Step[] {
  const steps: {command: string; output: string; line: number}[] = [];
  let continued = false;
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const step = steps.at(-1);
    if (!continued && line.startsWith('$ ')) steps.push({command: line.slice(2), output: '', line: index + 1});
    else if (!step) throw new SampleError(file, 'The first line must be a command, after "$ ".', index + 1);
    else if (continued) step.command += `\n${line}`;
    else step.output += `${line}\n`;
    continued = (continued || line.startsWith('$ ')) && line.endsWith('\\');
  }
  return steps;
}
