import {parseWithGrammar} from '../tree-sitter';
import type {Language} from './language';

export const toml: Language = {
  extension: 'toml',
  label: 'TOML',
  prove: async (sample) => ({proof: 'parsed', with: await parseWithGrammar('toml', sample), against: []}),
};
