// @vitest-environment jsdom
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

/** Settles the mocked lazy chunk of the languages. */
let arrive: (outcome: unknown) => void;

beforeEach(() => {
  vi.resetModules();
  const outcome = new Promise((resolve) => {
    arrive = resolve;
  });
  vi.doMock('./other-languages', () => outcome);
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

const otherLanguages = {otherLanguages: {python: () => 'import json', go: () => 'package main'}};
const remembered = () => [window.localStorage.getItem('docusaurus.tab.language'), window.location.search];

async function open() {
  const module = await import('./request-language');
  const shown: string[] = [];
  renderHook(() => shown.push(module.useRequestLanguage().name));
  return {...module, shown};
}

test('the last choice wins, even if an earlier one loads after it', async () => {
  const {chooseLanguage, shown} = await open();
  const python = chooseLanguage('python');
  expect(await act(() => chooseLanguage('curl'))).toBe(true);
  arrive(otherLanguages);
  expect(await act(() => python)).toBe(false);
  expect(shown).toEqual(['curl']);
  expect(remembered()).toEqual(['curl', '?language=curl']);
});

test('what changes the position of the reader is measured once the language has loaded, before it shows', async () => {
  const {chooseLanguage, shown} = await open();
  const shownBefore: string[][] = [];
  const python = chooseLanguage('python', () => shownBefore.push([...shown]));
  await Promise.resolve();
  expect(shownBefore).toEqual([]);
  arrive(otherLanguages);
  await act(() => python);
  expect(shownBefore).toEqual([['curl']]);
  expect(shown).toEqual(['curl', 'python']);
});

test('a failed load is ignored after a later choice', async () => {
  const {chooseLanguage, shown} = await open();
  const python = chooseLanguage('python');
  await act(() => chooseLanguage('curl'));
  arrive(Promise.reject(new Error('Loading chunk 12 failed')));
  expect(await python).toBe(false);
  expect(shown).toEqual(['curl']);
});

test('a choice overrides the one stored by another page, even if that loads after it', async () => {
  window.localStorage.setItem('docusaurus.tab.language', 'go');
  const {chooseLanguage, shown} = await open();
  await act(() => chooseLanguage('curl'));
  arrive(otherLanguages);
  await import('./other-languages');
  await act(() => chooseLanguage('curl'));
  expect(shown).toEqual(['curl']);
});

test('many requests restore the stored language at once, and each renders once for it', async () => {
  window.localStorage.setItem('docusaurus.tab.language', 'go');
  const {useRequestLanguage, shown} = await open();
  for (let request = 0; request < 3; request++) renderHook(() => shown.push(useRequestLanguage().name));
  arrive(otherLanguages);
  await vi.waitFor(() => expect(shown).toContain('go'));
  // The others are loaded in tasks of their own.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown.filter((name) => name === 'go')).toHaveLength(4);
});

test('another choice in another tab leaves the requests on this page as they are', async () => {
  window.localStorage.setItem('docusaurus.tab.language', 'python');
  const {useRequestLanguage, shown} = await open();
  arrive(otherLanguages);
  await vi.waitUntil(() => shown.at(-1) === 'python');
  window.localStorage.setItem('docusaurus.tab.language', 'go');
  const later: string[] = [];
  renderHook(() => later.push(useRequestLanguage().name));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(later).toEqual(['python']);
  cleanup();
  renderHook(() => later.push(useRequestLanguage().name));
  await vi.waitUntil(() => later.at(-1) === 'go');
});

test('a language that fails to load is neither shown nor stored', async () => {
  const {chooseLanguage, shown} = await open();
  arrive(Promise.reject(new Error('Loading chunk 12 failed')));
  await expect(chooseLanguage('python')).rejects.toThrow();
  expect(shown).toEqual(['curl']);
  expect(remembered()).toEqual([null, '']);
});

test('Back to an entry with another language in its address shows that', async () => {
  window.history.replaceState(null, '', '/?language=python');
  const {chooseLanguage, shown} = await open();
  arrive(otherLanguages);
  await vi.waitUntil(() => shown.at(-1) === 'python');
  await act(() => chooseLanguage('go'));
  window.history.replaceState(null, '', '/?language=python');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitUntil(() => shown.at(-1) === 'python');
});

test('Back to an entry without a language leaves the requests as they are, whatever another tab has stored', async () => {
  const {chooseLanguage, shown} = await open();
  arrive(otherLanguages);
  await act(() => chooseLanguage('go'));
  window.localStorage.setItem('docusaurus.tab.language', 'python');
  window.history.replaceState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown.at(-1)).toBe('go');
});

test('a request that appears after a failed load tries again', async () => {
  window.localStorage.setItem('docusaurus.tab.language', 'python');
  const {useRequestLanguage, shown} = await open();
  arrive(Promise.reject(new Error('Loading chunk 12 failed')));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  vi.doMock('./other-languages', () => otherLanguages);
  renderHook(() => useRequestLanguage());
  await vi.waitUntil(() => shown.at(-1) === 'python');
});
