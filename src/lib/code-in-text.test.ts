import {expect, test} from 'vitest';
import {codeInText} from './code-in-text';

test('error codes, flags and names are code, and the rest of a sentence is not', () => {
  const text = 'Code -32007: start with --full-rpc-api, send minContextSlot; not -320071 or RPC.';
  expect(text.split(codeInText())).toEqual([
    'Code ',
    '-32007',
    ': start with ',
    '--full-rpc-api',
    ', send ',
    'minContextSlot',
    '; not -320071 or RPC.',
  ]);
});

test('some sentences have more', () => {
  expect('a `b c` dE f'.split(codeInText('`[^`]+`'))).toEqual(['a ', '`b c`', ' ', 'dE', ' f']);
});
