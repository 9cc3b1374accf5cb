import {expect, test} from 'vitest';
import {findSecrets} from './find-secrets';

const key = 'k3yOfNobody0123456789';

test.each([
  `POST https://solana-mainnet.api.syndica.io/api-key/${key} 429`,
  `https://solana-api.syndica.io/access-token/${key}/rpc`,
  `> X-Syndica-Api-Key: ${key}`,
  `{"X-Syndica-Api-Key": "${key}"}`,
  `SYNDICA_API_KEY=${key} node send.js`,
  `https://example.com/?api-key=${key}`,
  `Authorization: Bearer ${key}`,
])('a key is found: %s', (text) => {
  expect(findSecrets(text)).toEqual(['api-key']);
});

test.each([
  'https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY',
  'https://solana-mainnet.api.syndica.io/api-key/$SYNDICA_API_KEY',
  'https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}',
  'X-Syndica-Api-Key: ********',
  'https://solana-mainnet.api.syndica.io/api-key/k3y0…',
  '{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is unhealthy"}}',
])('what stands in for a key is none: %s', (text) => {
  expect(findSecrets(text)).toEqual([]);
});

test('the words that restore a key are found, and other words are none', () => {
  const phrase = (words: number) => Array.from({length: words}, () => 'word').join(' ');
  const recovery = (words: string) =>
    `\`solana-keygen recover\` and the following 12-word seed phrase:\n=======\n${words}\n=======\nTo resume a deploy`;
  expect(findSecrets(recovery(phrase(12)))).toEqual(['secret-key']);
  expect(findSecrets(recovery(phrase(24)))).toEqual(['secret-key']);
  expect(findSecrets(recovery('[masked]'))).toEqual([]);
  expect(findSecrets(`Keep your seed phrase safe.\n${phrase(11)}`)).toEqual([]);
});

test.each([
  ['the CLI’s', 'Save this seed phrase and your BIP39 passphrase to recover your new keypair:\n{}\n====='],
  ['a file of variables', 'SEED_PHRASE="{}"\nRPC=x'],
  ['an object', '{"mnemonic": "{}", "path": 1}'],
  ['prose', 'Mnemonic: {}'],
])('the words are found in a text like %s', (_name, text) => {
  const words = Array.from({length: 12}, () => 'spoon').join(' ');
  expect(findSecrets(text.replace('{}', words))).toEqual(['secret-key']);
  expect(findSecrets(text.replace('{}', '…'))).toEqual([]);
});

test.each(['PRIVATE_KEY={}', 'const secretKey = "{}"', '{"privateKey": "{}"}'])(
  'a secret key in base58: %s',
  (text) => {
    expect(findSecrets(text.replace('{}', '5'.repeat(88)))).toEqual(['secret-key']);
    expect(findSecrets(text.replace('{}', 'your key'))).toEqual([]);
  },
);

test('a signature is no secret', () => {
  expect(findSecrets(`signature: "${'5'.repeat(88)}"`)).toEqual([]);
});

test('a file with a key pair is found, and a shorter list of numbers is none', () => {
  const bytes = (length: number) => JSON.stringify(Array.from({length}, (_, index) => index));
  expect(findSecrets(bytes(64))).toEqual(['secret-key']);
  expect(findSecrets(bytes(32))).toEqual([]);
});
