import {inFolder, write} from '../folder';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** Parsed, and checked with rustfmt if installed. Not built: the checks install no crates, and some are on no registry. */
export const rust: Language = {
  extension: 'rs',
  label: 'Rust',
  prove: (sample, {tools: {rustfmt}}) =>
    inFolder(sample, async (folder) => {
      if (!rustfmt) return {proof: 'parsed', with: await parseWithGrammar('rust', sample), against: []};
      const source = write(folder, 'sample.rs', sample.text);
      await check(sample, 'rustfmt rejects it.', rustfmt.command, ['--check', '--edition', '2021', source], {
        cwd: folder,
        path: source,
      });
      return {proof: 'parsed', with: rustfmt.label, against: []};
    }),
};
