import {expect, test} from 'vitest';
import {importLines} from './import-lines';

test.each([
  [
    'TypeScript',
    "import {readFile} from 'node:fs/promises';\nimport {\n  lamports,\n  pipe,\n} from '@solana/kit';\n\nconst a = 1;",
    6,
  ],
  ['Python', 'import os\nfrom time import (\n    sleep,\n    time,\n)\n\n\nimport_all()\n', 7],
  ['Go', 'package main\n\nimport (\n\t"fmt"\n)\n\nfunc main() {\n', 6],
  ['Rust', 'use std::env;\nuse solana_sdk::{\n    pubkey::Pubkey,\n};\nfn main() {}\n', 4],
  ['a dynamic import', "const {a} = await import('a');\n", 0],
  ['a comment first', '// Run it.\nimport os\n', 0],
  ['nothing', '', 0],
])('imports at the start: %s', (_name, code, lines) => {
  expect(importLines(code)).toBe(lines);
});
