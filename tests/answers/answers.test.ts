import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findFile, siteDir} from '../support/built-site';
import {missingTerms} from './missing-terms';
import {questions} from './questions';
import {sectionText} from './section-text';

test('the site is built', () => {
  expect(existsSync(path.join(siteDir, 'index.html')), `${siteDir} has no built site. Run: npm run build`).toBe(true);
});

test('there are at least 150 questions, without duplicates', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(new Set(questions.map(({question}) => question.toLowerCase())).size).toBe(questions.length);
});

test.each(questions)('$question', ({answeredAt, keyTerms}) => {
  const [route = '', id = ''] = answeredAt.split('#');
  const file = findFile(siteDir, route);
  expect(file, `${route} is not a page`).toBeDefined();
  const text = sectionText(readFileSync(file ?? '', 'utf8'), id);
  expect(text, `${route} has no anchor #${id}`).toBeDefined();
  expect(keyTerms.length, 'an answer has key terms').toBeGreaterThan(0);
  expect(missingTerms(text ?? '', keyTerms), `${answeredAt} says: ${text}`).toEqual([]);
});
