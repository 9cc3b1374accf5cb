import {expect, test} from 'vitest';
import {withoutSeedPhrases} from './seed-phrase';

const words = (count: number) => ['ability', 'bamboo', 'cat', 'unusable'].join(' ').concat(' spoon'.repeat(count - 4));

test.each([
  ['seed phrase: {}', 'seed phrase: '],
  ['SEED_PHRASE="{}"\nRPC=x', 'SEED_PHRASE=""\nRPC=x'],
  ['Seed phrase: {}.', 'Seed phrase: .'],
  ['const mnemonic = `{}`;', 'const mnemonic = ``;'],
  ['My seed phrase is {}: is it safe?', 'My seed phrase is : is it safe?'],
  ['SEED_PHRASE={} RPC_URL=https://x', 'SEED_PHRASE= RPC_URL=https://x'],
  ['solana-keygen recover: {} (12 words)', 'solana-keygen recover:  (12 words)'],
  ['const mnemonic = `x`;\nmnemonic: {}', 'const mnemonic = `x`;\nmnemonic: '],
  [String.raw`{\"mnemonic\": \"{}\", \"path\": 1}`, String.raw`{\"mnemonic\": \"\", \"path\": 1}`],
  ['Save this seed phrase:\n=====\n{}\n=====\n', 'Save this seed phrase:\n=====\n\n=====\n'],
  ['The secret recovery phrase is\r\n  {}  \r\nand more', 'The secret recovery phrase is\r\n    \r\nand more'],
])('of %j the words are left out', (text, rest) => {
  for (const count of [12, 24]) expect(withoutSeedPhrases(text.replace('{}', words(count)))).toBe(rest);
  expect(withoutSeedPhrases(text.replace('{}', words(24).toUpperCase()))).toBe(rest);
});

test('of a list with commas the words are left out, too', () => {
  expect(withoutSeedPhrases(`seed words: ${words(12).replaceAll(' ', ', ')}.`)).toBe('seed words: .');
});

test.each([
  `seed phrase: ${words(11)}`,
  'Where do I find my seed phrase again, once the wallet that I had before has been lost with the phone it was on?',
  `a common phrase:\n${words(12)}`,
  `Where is my seed phrase?${' '.repeat(300)}\n${words(12)}`,
  words(12),
])('%j is unchanged', (text) => {
  expect(withoutSeedPhrases(text)).toBe(text);
});

// In time that grows with its length: otherwise, it would take longer than a test may.
test.each(['mnemonic: ', 'seed phrase\n', 'seed phrase: one two three'])('a long text of "%s" is read', (part) => {
  const text = part.repeat(100_000);
  expect(withoutSeedPhrases(text)).toBe(text);
});
