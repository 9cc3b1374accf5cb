// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {insertText} from '../../../lib/browser/insert-text';
import {setApiKey} from '../../ApiKey/api-key';
import {shortenPaste} from './shorten-paste';

vi.mock('../../../lib/browser/insert-text', () => ({insertText: vi.fn()}));

afterEach(() => setApiKey({key: '', isCopied: false}));

/** Pastes a text into a field; returns what is inserted instead of it, or undefined if the browser inserts it. */
function paste(text: string): string | undefined {
  vi.mocked(insertText).mockClear();
  const clipboardData = {getData: () => text} as unknown as DataTransfer;
  shortenPaste({clipboardData, target: document.createElement('input'), preventDefault: () => undefined});
  return vi.mocked(insertText).mock.lastCall?.[0];
}

test('a short text is left to the browser', () => {
  setApiKey({key: 'a1b2c3d4e5', isCopied: false});
  expect(paste('BlockhashNotFound')).toBeUndefined();
});

test.each([
  ['key a1b2c3d4e5 refused', 'key  refused'],
  ['SYNDICA_API_KEY=a1b2c3d4e5 node index.js', 'SYNDICA_API_KEY= node index.js'],
  ['https://solana-mainnet.api.syndica.io/api-key/a1b2c3d4e5 fails', 'https://solana-mainnet.api.syndica.io fails'],
])('the reader’s own key does not get into the field, and what is around it does: %s', (text, inserted) => {
  setApiKey({key: 'a1b2c3d4e5', isCopied: false});
  expect(paste(text)).toBe(inserted);
});
