import {expect, test} from 'vitest';
import {glossary, glossaryTopics} from './glossary';
import {repeated} from './repeated.test-helper';
import {brokenPaths} from './site-paths.test-helper';

test('ids are kebab-case and unique', () => {
  const ids = glossary.map(({id}) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('terms are unique and in alphabetical order', () => {
  const terms = glossary.map(({term}) => term.toLowerCase());
  expect(repeated(terms)).toEqual([]);
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('each definition is one line of full sentences', () => {
  for (const {term, definition} of glossary) {
    expect(definition, term).toMatch(/^[A-Z].*\.$/);
  }
});

test('each definition fits into a tooltip: two sentences at most, and no links', () => {
  for (const {term, definition} of glossary) {
    const sentences = definition.replace(/`[^`]*`/g, 'Code').split(/[.!?](?=\s|$)/);
    expect(sentences.filter((sentence) => sentence.trim() !== '').length, term).toBeLessThanOrEqual(2);
    expect(definition, term).not.toContain('](');
  }
});

test('a supermajority is that of Alpenglow, too', () => {
  expect(glossary.find(({id}) => id === 'supermajority')?.definition).toMatch(/80%.*60%.*two thirds/);
});

test('each topic has terms', () => {
  expect([...new Set(glossary.map(({topic}) => topic))].sort()).toEqual(Object.keys(glossaryTopics).sort());
});

test('each source is a public URL', () => {
  for (const {term, source} of glossary) expect(new URL(source).protocol, term).toBe('https:');
});

test('each see-also link leads to a page of the site that is not a draft', () => {
  const paths = glossary.flatMap(({seeAlso}) => (seeAlso === undefined ? [] : [seeAlso.to]));
  expect(brokenPaths(paths)).toEqual([]);
  expect(paths.filter((to) => to.includes('das-api'))).toEqual([]);
});
