// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {followLink, isPlainClick} from './follow-link';

const go = vi.fn();
afterEach(() => void go.mockClear());

/** Clicks the link in the HTML; returns whether the browser would follow it. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const link = document.querySelector('a') as HTMLAnchorElement;
  const event = new MouseEvent('click', {cancelable: true, ...init});
  followLink(event, link, go);
  return !event.defaultPrevented;
}

test('a link to a page of the site is followed by client-side navigation', () => {
  expect(click('<a href="/platform/staking?a=b#c">Staking</a>')).toBe(false);
  expect(go).toHaveBeenCalledExactlyOnceWith('/platform/staking?a=b#c');
});

test('a dot in the query or the hash does not make the link a file', () => {
  expect(click('<a href="/search?q=schema.json#a.b">Search</a>')).toBe(false);
  expect(go).toHaveBeenCalledExactlyOnceWith('/search?q=schema.json#a.b');
});

test.each([
  ['an anchor on this page', '<a href="#here">Here</a>'],
  ['another site', '<a href="https://syndica.io/">Syndica</a>'],
  ['an email address', '<a href="mailto:someone@example.com">Mail</a>'],
  ['a new tab', '<a href="/platform/staking" target="_blank">Staking</a>'],
  ['a file', '<a href="/dyndexer/openapi.yaml">Contract</a>'],
  ['a download', '<a href="/dyndexer/schema.json" download>Schema</a>'],
])('%s is left to the browser', (_name, html) => {
  expect(click(html)).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

test('a click with a modifier key is left to the browser', () => {
  expect(click('<a href="/platform/staking">Staking</a>', {ctrlKey: true})).toBe(true);
  expect(go).not.toHaveBeenCalled();
});

const plain = {button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false};
const link = (attributes: Readonly<Record<string, string>> = {}) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
});

test('a click with the main button and no modifier key opens a link in this tab', () => {
  expect(isPlainClick(plain, link())).toBe(true);
  expect(isPlainClick(plain, link({target: '_self'}))).toBe(true);
});

test.each([{button: 1}, {ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}])(
  'a click with %o does not open a link in this tab',
  (other) => expect(isPlainClick({...plain, ...other}, link())).toBe(false),
);

test.each([
  ['target', '_blank'],
  ['download', ''],
  ['download', 'schema.json'],
])('a link with %s="%s" does not open in this tab', (name, value) => {
  expect(isPlainClick(plain, link({[name]: value}))).toBe(false);
});
