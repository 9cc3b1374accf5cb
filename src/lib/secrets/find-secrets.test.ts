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
])('no key is found: %s', (text) => {
  expect(findSecrets(text)).toEqual([]);
});

test('a seed phrase is found, and other words are not', () => {
  const phrase = (words: number) => Array.from({length: words}, () => 'word').join(' ');
  const recovery = (words: string) =>
    `\`solana-keygen recover\` and the following 12-word seed phrase:\n=======\n${words}\n=======\nTo resume a deploy`;
  expect(findSecrets(recovery(phrase(12)))).toEqual(['secret-key']);
  expect(findSecrets(recovery(phrase(24)))).toEqual(['secret-key']);
  expect(findSecrets(recovery('[masked]'))).toEqual([]);
  expect(findSecrets(`Keep your seed phrase safe.\n${phrase(11)}`)).toEqual([]);
});

test.each([
  ['CLI output', 'Save this seed phrase and your BIP39 passphrase to recover your new keypair:\n{}\n====='],
  ['an .env file', 'SEED_PHRASE="{}"\nRPC=x'],
  ['JSON', '{"mnemonic": "{}", "path": 1}'],
  ['prose', 'Mnemonic: {}'],
])('a seed phrase is found in %s', (_name, text) => {
  const words = Array.from({length: 12}, () => 'spoon').join(' ');
  expect(findSecrets(text.replace('{}', words))).toEqual(['secret-key']);
  expect(findSecrets(text.replace('{}', '…'))).toEqual([]);
});

test.each(['PRIVATE_KEY={}', 'const secretKey = "{}"', '{"privateKey": "{}"}'])(
  'a base58 secret key is found: %s',
  (text) => {
    expect(findSecrets(text.replace('{}', '5'.repeat(88)))).toEqual(['secret-key']);
    expect(findSecrets(text.replace('{}', 'your key'))).toEqual([]);
  },
);

test('a signature is not a secret', () => {
  expect(findSecrets(`signature: "${'5'.repeat(88)}"`)).toEqual([]);
});

test('a key pair file is found, and a shorter list of numbers is not', () => {
  const bytes = (length: number) => JSON.stringify(Array.from({length}, (_, index) => index));
  expect(findSecrets(bytes(64))).toEqual(['secret-key']);
  expect(findSecrets(bytes(32))).toEqual([]);
});
