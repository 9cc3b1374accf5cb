import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import type {Sample} from '../sample';
import {type Tools, shellCommands} from '../tools';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** Run by bash, with curl calling the endpoint. */
export const shell: Language = {
  extension: 'sh',
  label: 'Shell',
  prove: (sample, context) =>
    inFolder(sample, async (folder) => {
      const {bash} = context.tools;
      if (!bash) return {proof: 'parsed', with: await parseWithGrammar('bash', sample), against: [], lacks: 'bash'};
      const script = await checkedScript(sample, folder, localText(sample, context), bash.command);
      const lacks = missingCommand(sample, context.tools);
      if (sample.run.parseOnly ?? lacks) {
        return {proof: 'parsed', with: bash.label, against: [], ...(!sample.run.parseOnly && lacks && {lacks})};
      }
      await execute(sample, context, {command: bash.command, args: [script], folder});
      return {proof: 'run', with: ranWith(sample, context.tools), against: answeredBy(sample, context)};
    }),
};

/** Writes the script and checks its syntax; returns its path. */
export async function checkedScript(sample: Sample, folder: string, text: string, bash: string): Promise<string> {
  const script = write(folder, 'sample.sh', text);
  await check(sample, 'Its syntax is wrong.', bash, ['-n', script], {cwd: folder, path: script});
  return script;
}

/** A command that the sample calls and this machine lacks. */
export function missingCommand(sample: Sample, {commands}: Tools): string | undefined {
  return shellCommands.find((name) => calls(sample, name) && !commands[name]);
}

/** Label of the tool that makes the requests: curl, else bash. */
export function ranWith(sample: Sample, {bash, commands}: Tools): string {
  return (calls(sample, 'curl') ? commands.curl : bash)?.label ?? '';
}

function calls({text}: Sample, name: string): boolean {
  return new RegExp(`(?<![\\w./-])${name}(?![\\w./-])`).test(text);
}
