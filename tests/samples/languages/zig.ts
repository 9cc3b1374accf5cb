import path from 'node:path';
import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import {cacheFolder} from '../paths';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

const source = 'main.zig';

/** Checked with `zig fmt`, built with only the standard library, and run. */
export const zig: Language = {
  extension: 'zig',
  label: 'Zig',
  prove: (sample, context) =>
    inFolder(sample, async (folder) => {
      const tool = context.tools.zig;
      if (!tool) return {proof: 'parsed', with: await parseWithGrammar('zig', sample), against: [], lacks: 'zig'};
      write(folder, source, localText(sample, context));
      const at = {cwd: folder, path: source};
      await check(sample, 'Its syntax is wrong.', tool.command, ['ast-check', source], at);
      await check(sample, 'It is not formatted: zig fmt fixes it.', tool.command, ['fmt', '--check', source], at);
      const binary = path.join(folder, 'sample');
      await check(sample, 'It does not compile.', tool.command, buildOf(binary), at);
      if (sample.run.parseOnly) return {proof: 'type-checked', with: tool.label, against: []};

      await execute(sample, context, {command: binary, args: [], folder});
      return {proof: 'run', with: tool.label, against: answeredBy(sample, context)};
    }),
};

/** With a cache that later runs reuse, outside the home directory. */
function buildOf(binary: string): string[] {
  const cache = path.join(cacheFolder, 'zig');
  return ['build-exe', source, `-femit-bin=${binary}`, '--cache-dir', cache, '--global-cache-dir', cache];
}
