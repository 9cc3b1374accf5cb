// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {insertText} from '../../../lib/browser/insert-text';
import {setApiKey} from '../../ApiKey/api-key';
import {shortenPaste} from './shorten-paste';

vi.mock('../../../lib/browser/insert-text', () => ({insertText: vi.fn()}));

afterEach(() => setApiKey({key: '', isCopied: false}));

/** Pastes a text into a field; returns what is inserted instead of it, or undefined if the browser inserts it. */
function paste(text: string, target = document.createElement('input')): string | undefined {
  vi.mocked(insertText).mockClear();
  const clipboardData = {getData: () => text} as unknown as DataTransfer;
  shortenPaste({clipboardData, target, preventDefault: () => undefined});
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

describe('the field says why nothing of a text is in it', () => {
  const signature = '5Kd3NBUAdUnhyzenEwVLy9pBKxSwXvE9FMPyR4UKZvpe6E3AgLrJzRAbQvxY7sdN6TmjXtHGWpbSrzQk4VRcZfDu';

  test.each(['input', 'reset'])('until it gets an event: %s', (type) => {
    const form = document.createElement('form');
    const field = form.appendChild(document.createElement('input'));
    paste(` ${signature}\n`, field);
    expect(field.validationMessage).toMatch(/^Left out, as it may be secret/);
    (type === 'input' ? field : form).dispatchEvent(new Event(type, {bubbles: true}));
    expect(field.validationMessage).toBe('');
  });

  test.each([
    ['something is left of it', `${signature} failed`],
    ['there was nothing in it', ' '.repeat(100)],
  ])('not if %s', (_, text) => {
    const field = document.createElement('input');
    paste(text, field);
    expect(field.validationMessage).toBe('');
  });
});
