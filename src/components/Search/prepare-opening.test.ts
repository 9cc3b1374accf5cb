// @vitest-environment jsdom
import {afterEach, expect, test} from 'vitest';
import {setApiKey} from '../ApiKey/api-key';
import {prepareOpening} from './prepare-opening';

afterEach(() => {
  setApiKey({key: '', isCopied: false});
  document.body.textContent = '';
});

/** Opens the search with a selected text; returns what is left selected. */
function openWith(selected: string): string {
  document.body.textContent = selected;
  window.getSelection()?.selectAllChildren(document.body);
  prepareOpening('docs');
  return window.getSelection()?.toString() ?? '';
}

test.each([
  ['', 'BlockhashNotFound'],
  ['a1b2c3d4e5', 'BlockhashNotFound'],
  // Any key can have a word as short in it.
  ['a1b2id3c4d5e6', 'id'],
  ['test', 'failed to start the test validator'],
])('a selected text becomes the query; the reader’s key: "%s"', (key, selected) => {
  setApiKey({key, isCopied: false});
  expect(openWith(selected)).toBe(selected);
});

test.each([
  'key a1b2c3d4e5',
  '1b2c3d4e',
  'b2c3d4e5`, {',
  'key/a1b2c3d4',
  'https://solana-mainnet.api.syndica.io/api-key/0f9e8d7c6b5a',
])('a selected text that holds a key, or a part of the reader’s, does not: %s', (selected) => {
  setApiKey({key: 'a1b2c3d4e5', isCopied: false});
  expect(openWith(selected)).toBe('');
});
