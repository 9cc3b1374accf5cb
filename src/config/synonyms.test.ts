import {expect, test} from 'vitest';
import {synonyms} from './synonyms';

test('a word means each phrase that it stands with', () => {
  expect(synonyms.get('2fa')).toEqual(['two factor']);
  expect(synonyms.get('rotate')).toEqual(expect.arrayContaining(['replace', 'revoke']));
});

test('no word is empty, and none stands twice with one phrase', () => {
  const wrong = [...synonyms].filter(([word, phrases]) => word === '' || new Set(phrases).size < phrases.length);
  expect(wrong).toEqual([]);
});
