import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import type {Context, Proof, Sample} from '../sample';
import {type Tools, shellCommands} from '../tools';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** Run by bash, with curl calling the endpoint. */
export const shell: Language = {
  extension: 'sh',
  label: 'Shell',
  prove: (sample, context) =>
    proveCommands(sample, context, localText(sample, context), ({script, folder, bash}) =>
      execute(sample, context, {command: bash, args: [script], folder}),
    ),
};

interface Run {
  /** Path of the commands. */
  readonly script: string;
  readonly folder: string;
  readonly bash: string;
}

/** Checks the syntax of the commands of a sample, and runs them unless a tool is missing or the sample excludes it. */
export function proveCommands(
  sample: Sample,
  context: Context,
  commands: string,
  run: (paths: Run) => Promise<unknown>,
): Promise<Proof> {
  return inFolder(sample, async (folder) => {
    const {bash} = context.tools;
    if (!bash) {
      const grammar = await parseWithGrammar('bash', {...sample, text: commands});
      return {proof: 'parsed', with: grammar, against: [], lacks: 'bash'};
    }
    const script = await checkedScript(sample, folder, commands, bash.command);
    const lacks = missingCommand(sample, context.tools);
    if (sample.run.parseOnly ?? lacks) {
      return {proof: 'parsed', with: bash.label, against: [], ...(!sample.run.parseOnly && lacks && {lacks})};
    }
    await run({script, folder, bash: bash.command});
    return {proof: 'run', with: ranWith(sample, context.tools), against: answeredBy(sample, context)};
  });
}

/** Writes the script and checks its syntax; returns its path. */
export async function checkedScript(sample: Sample, folder: string, text: string, bash: string): Promise<string> {
  const script = write(folder, 'sample.sh', text);
  await check(sample, 'Its syntax is wrong.', bash, ['-n', script], {cwd: folder, path: script});
  return script;
}

/** A command that the sample calls and this machine lacks. */
function missingCommand(sample: Sample, {commands}: Tools): string | undefined {
  return shellCommands.find((name) => calls(sample, name) && !commands[name]);
}

/** Label of the tool that makes the requests: curl, else bash. */
function ranWith(sample: Sample, {bash, commands}: Tools): string {
  return (calls(sample, 'curl') ? commands.curl : bash)?.label ?? '';
}

function calls({text}: Sample, name: string): boolean {
  return new RegExp(`(?<![\\w./-])${name}(?![\\w./-])`).test(text);
}
