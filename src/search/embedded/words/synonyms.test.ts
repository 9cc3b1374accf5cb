import {expect, test} from 'vitest';
import {findSynonyms, guessWord, joinCompounds} from './synonyms';

const unknown = () => 0;

test.each([
  ['a smart contract call', ['a', 'smartcontract', 'call']],
  ['two smart contracts', ['two', 'smartcontracts']],
  ['how to Sign up', ['how', 'to', 'Signup']],
  ['smart', ['smart']],
  ['call a contract', ['call', 'a', 'contract']],
  ['an access token', ['an', 'accesstoken']],
  ['the balance of a wallet', ['the', 'balance', 'of', 'a', 'wallet']],
])('compounds that have synonyms are joined: %j', (text, words) => {
  expect(joinCompounds(text.split(' '), unknown)).toEqual(words);
});

test.each([
  ['air drop', ['airdrop']],
  ['the block hash', ['the', 'blockhash']],
  ['block time', ['block', 'time']],
  // Still being typed.
  ['air s', ['air', 's']],
  ['un stake', ['unstake']],
  ['add on', ['addon']],
  ['limits on', ['limits', 'on']],
  ['type of', ['type', 'of']],
])('compounds that are written as one word are joined: %j', (text, words) => {
  const frequencies = new Map(
    Object.entries({
      airdrop: 3,
      airs: 1,
      block: 9,
      blockhash: 5,
      time: 9,
      blocktime: 2,
      unstake: 4,
      add: 9,
      addon: 1,
      typeof: 4,
    }),
  );
  const frequency = (term: string) => frequencies.get(term) ?? 0;
  expect(joinCompounds(text.split(' '), frequency)).toEqual(words);
});

test.each(['block', 'blocks', 'round'])('%s has no synonyms of words made from it', (word) => {
  expect(findSynonyms(word)).toEqual([]);
});

test.each(['offboarded', 'offboarding', 'offboard'])('%s has the synonyms of its other inflections', (word) => {
  expect(findSynonyms(word)).toContain('someone leaves');
});

test.each([
  ['slower', 'latency'],
  ['slowest', 'latency'],
  ['listener', 'subscribe'],
])('%s has the synonyms of the word that it is made from', (word, synonym) => {
  expect(findSynonyms(word)).toContain(synonym);
});

// cspell:ignore ofboard offboardd offborad ofboad throtling
test.each([
  ['ofboard', 'offboard'],
  ['offboardd', 'offboard'],
  ['offborad', 'offboard'],
  ['throtling', 'throttled'],
  ['ofboad', undefined],
])('%s is taken for %s', (slip, word) => {
  expect(guessWord(slip, false, true)).toBe(word);
});
