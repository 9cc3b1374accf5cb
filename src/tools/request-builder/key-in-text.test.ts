import {expect, test} from 'vitest';
import {keyInText} from './key-in-text';

const key = '83astBRguLMdt2h5U1Tpdq5tjFoJ6noeGwaY3mDLVcri';
const other = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

test.each([
  key,
  ` ${key}\n`,
  `"${key}"`,
  `'${key}',`,
  `\`${key}\``,
  `https://solscan.io/account/${key}`,
  `https://explorer.solana.com/address/${key}/tokens?cluster=devnet`,
  `new PublicKey("${key}")`,
  `${key} ${key}`,
  `${key} in ${signature}`,
])('finds the only key in %s', (text) => expect(keyInText(text)).toBe(key));

test.each(['', 'name.sol', signature, `${key}${key}`, `x${key}`, key.slice(0, -4), `${key}, ${other}`, '1'.repeat(31)])(
  'finds none, or several, in "%s"',
  (text) => expect(keyInText(text)).toBeUndefined(),
);
