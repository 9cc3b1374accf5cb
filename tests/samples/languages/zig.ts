import {inFolder, write} from '../folder';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** Parsed, and formatted where there is a Zig. */
export const zig: Language = {
  extension: 'zig',
  label: 'Zig',
  prove: (sample, {tools}) =>
    inFolder(sample, async (folder) => {
      if (!tools.zig) return {proof: 'parsed', with: await parseWithGrammar('zig', sample), against: []};
      const source = write(folder, 'sample.zig', sample.text);
      const at = {cwd: folder, path: source};
      await check(sample, 'Its syntax is wrong.', tools.zig.command, ['ast-check', source], at);
      await check(sample, 'It is not formatted: zig fmt fixes it.', tools.zig.command, ['fmt', '--check', source], at);
      return {proof: 'parsed', with: tools.zig.label, against: []};
    }),
};
