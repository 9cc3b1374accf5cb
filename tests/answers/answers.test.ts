import {existsSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {readPage, siteDir} from '../support/built-site';
import {missingTerms} from './missing-terms';
import {questions} from './questions';
import {loadText, sectionText} from './section-text';

const opened = new Map<string, CheerioAPI>();

/** A page; memoized, since it answers many questions, and some are half a megabyte. */
function openText(route: string): CheerioAPI {
  const page = opened.get(route) ?? loadText(readPage(route));
  opened.set(route, page);
  return page;
}

test('the site is built', () => {
  expect(existsSync(path.join(siteDir, 'index.html')), `${siteDir} has no built site. Run: npm run build`).toBe(true);
});

test('there are at least 150 questions, without duplicates', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(new Set(questions.map(({question}) => question.toLowerCase())).size).toBe(questions.length);
});

test.each(questions)('$question', ({answeredAt, keyTerms}) => {
  const [route = '', id = ''] = answeredAt.split('#');
  const text = sectionText(openText(route), id);
  expect(text, `${route} has no anchor #${id}`).toBeDefined();
  expect(keyTerms.length, 'an answer has key terms').toBeGreaterThan(0);
  expect(missingTerms(text ?? '', keyTerms), `${answeredAt} says: ${text}`).toEqual([]);
});
