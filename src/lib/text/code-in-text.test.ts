import {expect, test} from 'vitest';
import {codeInText} from './code-in-text';
import {splitMatches} from './split-matches';

/** Splits a text into pieces, with brackets around code. */
const pieces = (text: string, code: RegExp) =>
  splitMatches(text, code).map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text));

test('only error codes, flags, and identifiers are code', () => {
  const text = 'Code -32007: start with --full-rpc-api, send minContextSlot; not -320071 or RPC.';
  expect(pieces(text, codeInText())).toEqual([
    'Code ',
    '[-32007]',
    ': start with ',
    '[--full-rpc-api]',
    ', send ',
    '[minContextSlot]',
    '; not -320071 or RPC.',
  ]);
});

test('callers can add patterns', () => {
  expect(pieces('a `b c` dE f', codeInText('`[^`]+`'))).toEqual(['a ', '[`b c`]', ' ', '[dE]', ' f']);
});

test('no piece is empty, and a text without code is one piece', () => {
  expect(pieces('dE-32007', codeInText())).toEqual(['[dE]', '[-32007]']);
  expect(pieces('Plain words.', codeInText())).toEqual(['Plain words.']);
  expect(pieces('', codeInText())).toEqual([]);
});
