import {expect, test} from 'vitest';
import {addPhrasalVerbs, joinPhrasalVerbs} from './phrasal-verbs';

test('a query has one word for a phrasal verb', () => {
  expect(joinPhrasalVerbs('where do I Log In, setting up MFA after it timed-out')).toBe(
    'where do I login, setup MFA after it timeout',
  );
});

test('a text has it beside its own', () => {
  expect(addPhrasalVerbs('Sign in at the address')).toBe('Sign in login at the address');
});

test.each(['logs in the dashboard', 'five times out of six', 'the setup', 'set upon'])('others stay: %s', (text) => {
  expect(joinPhrasalVerbs(text)).toBe(text);
});
