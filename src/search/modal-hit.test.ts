import {describe, expect, test} from 'vitest';
import type {SearchHit} from '../lib/search/search-record';
import {answeredQuery, shownHit, toModalHit as convert, withBranches} from './modal-hit';
import {hit} from './search-hit.test-helper';

const toModalHit = (each: SearchHit) => convert(each, 'stake');

const page: SearchHit = {...hit, objectID: '/staking', type: 'lvl1', hierarchy: {...hit.hierarchy, lvl2: null}};

test.each([page, hit])('M7: a content hit becomes a hit of its $type section', (section) => {
  expect(toModalHit({...section, type: 'content'}).type).toBe(section.type);
});

test('M6: the category is plain text: the modal writes it as text', () => {
  const modalHit = toModalHit({...hit, hierarchy: {...hit.hierarchy, lvl0: 'Keys & logs'}});
  expect(modalHit.hierarchy.lvl0).toBe('Keys & logs');
  expect(modalHit._highlightResult).toMatchObject({hierarchy: {lvl0: {value: 'Keys & logs'}}});
});

test('markup in any field that the modal writes as HTML is escaped', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const field = {value: `<mark>a</mark>${evil}`, matchLevel: 'partial'} as const;
  const {hierarchy, content} = toModalHit({
    ...hit,
    content: evil,
    hierarchy: {lvl0: 'Platform', lvl1: evil, lvl2: evil, lvl3: evil, lvl4: evil, lvl5: evil, lvl6: evil},
    _highlightResult: {hierarchy: {lvl1: field, lvl2: field, lvl3: field}},
    _snippetResult: {content: field},
  });
  const fields = JSON.stringify({hierarchy, content});
  expect(fields.replaceAll('<mark>', '').replaceAll('</mark>', '')).not.toContain('<');
  expect(fields).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

describe('contents of a row', () => {
  test('a match in the text adds its snippet to the page title', () => {
    const content = {value: 'the <mark>stake</mark> account', matchLevel: 'partial'} as const;
    const modalHit = toModalHit({...hit, _snippetResult: {content}});
    expect(shownHit(modalHit)).toEqual({
      title: 'Withdraw',
      path: 'Staking · the <mark>stake</mark> account',
      isPage: false,
    });
  });

  test('matched words in a heading are marked', () => {
    const lvl2 = {value: 'Why did my <mark>transaction</mark> not land?', matchLevel: 'partial'} as const;
    const modalHit = toModalHit({...hit, _highlightResult: {hierarchy: {lvl2}}});
    expect(shownHit(modalHit)?.title).toBe(lvl2.value);
  });

  test('without a match in the text, only the page title is shown', () => {
    const content = {value: 'Deactivate', matchLevel: 'none'} as const;
    expect(shownHit(toModalHit({...hit, _snippetResult: {content}}))?.path).toBe('Staking');
  });

  test('a page shows a snippet of its text', () => {
    const content = {value: 'Delegate <mark>stake</mark>', matchLevel: 'partial'} as const;
    const shown = {title: 'Staking', path: content.value, isPage: true};
    expect(shownHit(toModalHit({...page, _snippetResult: {content}}))).toEqual(shown);
    expect(shownHit(toModalHit(page))?.path).toBe('');
  });

  test('a recent search has no stored contents, so the modal renders it', () => {
    expect(shownHit({...toModalHit(hit), _snippetResult: undefined})).toBeUndefined();
  });
});

test('a hit carries its query, also below its page; a recent search has none', () => {
  expect(withBranches([page, hit].map(toModalHit)).map(answeredQuery)).toEqual(['stake', 'stake']);
  expect(answeredQuery({...toModalHit(hit), _snippetResult: undefined})).toBeUndefined();
});

describe('M6: sections are connected to their page', () => {
  const branchesOf = (...hits: SearchHit[]) => withBranches(hits.map(toModalHit)).map((item) => shownHit(item)?.branch);

  test('when it is a hit above them', () => {
    expect(branchesOf(page, hit, hit)).toEqual([undefined, 'more', 'last']);
  });

  test('but not when they rank above it', () => {
    expect(branchesOf(hit, page, hit)).toEqual([undefined, undefined, 'last']);
    expect(branchesOf(hit, hit, page)).toEqual([undefined, undefined, undefined]);
  });

  test('but not when it is not a hit', () => {
    expect(branchesOf(hit, hit)).toEqual([undefined, undefined]);
  });
});
