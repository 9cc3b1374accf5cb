import {expect, test} from 'vitest';
import {synonyms} from './synonyms';

test('maps a word to every phrase that lists it', () => {
  expect(synonyms.get('2fa')).toEqual(['two factor']);
  expect(synonyms.get('rotate')).toEqual(expect.arrayContaining(['replace', 'revoke']));
});

test('no word is empty or listed twice for a phrase', () => {
  const wrong = [...synonyms].filter(([word, phrases]) => word === '' || new Set(phrases).size < phrases.length);
  expect(wrong).toEqual([]);
});
