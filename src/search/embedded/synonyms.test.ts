import {expect, test} from 'vitest';
import {joinCompounds} from './synonyms';

test.each([
  ['a smart contract call', ['a', 'smartcontract', 'call']],
  ['two smart contracts', ['two', 'smartcontracts']],
  ['smart', ['smart']],
  ['call a contract', ['call', 'a', 'contract']],
])('of %j, two words that mean something as one are one', (text, words) => {
  expect(joinCompounds(text.split(' '))).toEqual(words);
});
