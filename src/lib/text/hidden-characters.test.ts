import {expect, test} from 'vitest';
import {hiddenIn, hiddenName, withCodePoints} from './hidden-characters';

test.each([
  ['a\u00A0b', 1, 'U+00A0 (non-breaking space)'],
  ['a\u200B', 1, 'U+200B (zero-width space)'],
  ['\uFEFFa', 0, 'U+FEFF (byte order mark)'],
  ['\u2009', 0, 'U+2009 (a space of another kind)'],
  ['\u202E', 0, 'U+202E (an invisible character)'],
  ['\u{E0041}', 0, 'U+E0041 (an invisible character)'],
])('finds and names a hidden character: %j', (text, index, name) => {
  expect(hiddenIn(text)).toBe(index);
  expect(hiddenName(text.slice(index))).toBe(name);
});

test.each(['', 'a b\t\r\nc', 'É "–" … ’ 中文 😀'])('finds none: %j', (text) => expect(hiddenIn(text)).toBe(-1));

test.each([
  ['"getBalance\u200B"', '"getBalance<U+200B>"'],
  ['getB\u0430lance', 'getB<U+0430>lance'],
  ['\u202Ea', '<U+202E>a'],
  ['character "\u041E"', 'character "<U+041E>"'],
  ['\u039F1', '<U+039F>1'],
  ['метод «α» λόγος', 'метод «<U+03B1>» λόγος'],
  ['É "–" … ’ 中文', 'É "–" … ’ 中文'],
])('writes out what a reader would miss: %j', (text, shown) => expect(withCodePoints(text)).toBe(shown));
