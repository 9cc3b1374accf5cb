import {expect, test} from 'vitest';
import {codeInAddress} from './code-in-address';
import {isPlainCode} from './decode-code';

const read = (error: string) => codeInAddress(new URLSearchParams({error}));

test.each(['-32005', '429', '0x1771', 'BlockhashNotFound', 'SOLANA_ERROR__INVALID_NONCE'])('%s', (code) =>
  expect(read(code)).toBe(code),
);

test.each(['', '<script>alert(1)</script>', 'two words', '12345678901', '0x', '/api-key/k3y', 'a'.repeat(122)])(
  'not a code: %s',
  (text) => expect(read(text)).toBe(''),
);

test.each([
  ['-32005', true],
  ['0x1771', true],
  [' BlockhashNotFound ', true],
  ['SOLANA_ERROR__INVALID_NONCE', true],
  ['', false],
  ['VaultIsEmpty', false],
  ['BlockhashNotFound in the vault', false],
  ['/api-key/k3y', false],
  ['{"code":-32005}', false],
  // A URL with it could not be read.
  ['Transaction too large', false],
])('may be written into a URL, where servers log it: %j: %s', (text, may) => expect(isPlainCode(text)).toBe(may));

test('a URL without a code', () => expect(codeInAddress(new URLSearchParams())).toBe(''));
