import {expect, test} from 'vitest';
import {toProviderRequest} from './request';

const request = {query: 'stake', snippetWords: 10, hitsPerPage: 20};
const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

test('H4: a request carries query, index, attributes, highlight tags and page size', () => {
  expect(toProviderRequest('docs', request)).toMatchObject({
    query: 'stake',
    indexName: 'docs',
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: ['content:10'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    page: 0,
  });
});

test('H4, H8: a request asks for the given page and snippet length', () => {
  const {page, attributesToSnippet} = toProviderRequest('docs', {...request, page: 3, snippetWords: 5});
  expect(page).toBe(3);
  expect(attributesToSnippet).toEqual(['content:5']);
});

test('H4: a request carries the click analytics flag only if enabled', () => {
  expect(toProviderRequest('docs', request, true)).toMatchObject({clickAnalytics: true});
  expect(toProviderRequest('docs', request)).not.toHaveProperty('clickAnalytics');
});

test('H5: a request carries the language and the docs tags as facet filters', () => {
  expect(toProviderRequest('docs', request).facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-dyndexer-current'],
  ]);
});

test('H4: a request turns off advanced syntax, where a leading minus excludes a word', () => {
  expect(toProviderRequest('docs', {...request, query: '-32005'})).toMatchObject({
    query: '-32005',
    advancedSyntax: false,
  });
});
