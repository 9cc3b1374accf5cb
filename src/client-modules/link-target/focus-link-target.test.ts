// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {onRouteDidUpdate} from './focus-link-target';

const at = (pathname: string, hash: string, search = '') => ({pathname, hash, search, state: null, key: hash});
const go = (from: ReturnType<typeof at> | null, to: ReturnType<typeof at>) =>
  onRouteDidUpdate({previousLocation: from, location: to});
const focused = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = '<h2 id="part">Part</h2><h2 id="ünï">Other</h2><a id="link" href="/">Link</a>';
});

test.each([
  ['to a section of this page', at('/page', ''), at('/page', '#part'), 'part'],
  ['to a section of another page', at('/', '#part'), at('/page', '#part'), 'part'],
  ['to an id that is percent-encoded in the URL', at('/page', ''), at('/page', '#%C3%BCn%C3%AF'), 'ünï'],
  ['to a link', at('/page', ''), at('/page', '#link'), 'link'],
])('a link %s moves the focus there', (_name, from, to, id) => {
  go(from, to);
  expect(focused()).toBe(id);
});

test('a second link to the same place moves the focus there again', () => {
  go(at('/page', '#part'), at('/page', '#part'));
  expect(focused()).toBe('part');
});

test.each([
  ['a full page load', null, at('/page', '#part')],
  ['a page without a fragment', at('/', ''), at('/page', '')],
  ['a fragment without a target', at('/page', ''), at('/page', '#gone')],
  ['another query', at('/page', '#part'), at('/page', '#part', '?plan=scale')],
])('%s does not move the focus', (_name, from, to) => {
  go(from, to);
  expect(focused()).toBe('');
});

test('an element that loses the focus is restored', () => {
  go(at('/page', ''), at('/page', '#part'));
  document.getElementById('link')?.focus();
  expect(document.getElementById('part')?.outerHTML).toBe('<h2 id="part">Part</h2>');
});
