// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {chooseLanguage} from '../../RequestLanguage/request-language';
import {hydrateRequest} from './hydrate-request';
import {Request} from './Request';

const example = {method: 'getBalance', transport: 'http', params: ['abc']} as const;

// Stubbed, as jsdom does not implement it.
window.scrollBy = () => undefined;

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await act(() => chooseLanguage('curl'));
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
});

const code = () => document.querySelector('pre')?.textContent ?? '';
const tab = (name: string) => screen.getByRole('tab', {name});

test('a request for a method of one network uses that network', () => {
  render(<Request {...example} network="devnet" />);
  expect(code()).toContain('curl "https://solana-devnet.api.syndica.io/api-key/YOUR_API_KEY"');
});

test('a language is loaded, shown, stored, and written to the URL', async () => {
  render(<Request {...example} />);
  expect(code()).toContain('curl "https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY"');
  fireEvent.click(tab('Python'));
  await vi.waitFor(() => expect(code()).toContain('import json'));
  expect(tab('Python').getAttribute('aria-selected')).toBe('true');
  expect(window.localStorage.getItem('docusaurus.tab.language')).toBe('python');
  expect(window.location.search).toBe('?language=python');
});

test('the language chosen on other pages is used', async () => {
  window.localStorage.setItem('docusaurus.tab.language', 'go');
  render(<Request {...example} />);
  await vi.waitFor(() => expect(code()).toContain('package main'));
});

test('an unsupported stored language is ignored', () => {
  window.localStorage.setItem('docusaurus.tab.language', 'zig');
  render(<Request {...example} />);
  expect(code()).toContain('curl');
});

test('a long request is folded', () => {
  const accounts = Array.from({length: 60}, (_, index) => `account-${index}`);
  render(<Request method="getMultipleAccounts" transport="http" params={[accounts]} />);
  expect(code()).toContain('account-59');
  expect(screen.getByRole('button', {name: /^Show all \d+ lines$/, expanded: false})).toBeTruthy();
});

test('the pre-rendered HTML is hydrated unchanged', async () => {
  const place = document.createElement('div');
  place.dataset.request = JSON.stringify(example);
  place.innerHTML = renderToString(<Request {...example} />);
  document.body.append(place);
  const errors = vi.spyOn(console, 'error');
  const before = place.querySelector('pre');
  let end: (() => void) | undefined;
  act(() => {
    end = hydrateRequest(place);
  });
  expect(place.querySelector('pre')).toBe(before);
  fireEvent.click(tab('Go'));
  await vi.waitFor(() => expect(code()).toContain('package main'));
  expect(errors).not.toHaveBeenCalled();
  act(() => end?.());
  await vi.waitFor(() => expect(place.innerHTML).toBe(''));
});
