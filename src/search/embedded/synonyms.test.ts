import {expect, test} from 'vitest';
import {findSynonyms, joinCompounds} from './synonyms';

test.each([
  ['a smart contract call', ['a', 'smartcontract', 'call']],
  ['two smart contracts', ['two', 'smartcontracts']],
  ['how to Sign up', ['how', 'to', 'Signup']],
  ['smart', ['smart']],
  ['call a contract', ['call', 'a', 'contract']],
])('of %j, two words that mean something as one are one', (text, words) => {
  expect(joinCompounds(text.split(' '))).toEqual(words);
});

test.each(['offboarded', 'offboarding', 'offboard'])('%s means what other forms of it do', (word) => {
  expect(findSynonyms(word)).toContain('someone leaves');
});
