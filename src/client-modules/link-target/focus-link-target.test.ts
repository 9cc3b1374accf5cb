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
  ['to a part of this page', at('/page', ''), at('/page', '#part'), 'part'],
  ['to a part of another page', at('/', '#part'), at('/page', '#part'), 'part'],
  ['to a part with letters that addresses encode', at('/page', ''), at('/page', '#%C3%BCn%C3%AF'), 'ünï'],
  ['to a link', at('/page', ''), at('/page', '#link'), 'link'],
])('a link %s takes the focus there', (_name, from, to, id) => {
  go(from, to);
  expect(focused()).toBe(id);
});

test.each([
  ['a page that is opened anew', null, at('/page', '#part')],
  ['a page without a part', at('/', ''), at('/page', '')],
  ['a part that is not there', at('/page', ''), at('/page', '#gone')],
  ['another query', at('/page', '#part'), at('/page', '#part', '?plan=scale')],
])('%s takes the focus nowhere', (_name, from, to) => {
  go(from, to);
  expect(focused()).toBe('');
});

test('what has lost the focus is as it was before', () => {
  go(at('/page', ''), at('/page', '#part'));
  document.getElementById('link')?.focus();
  expect(document.getElementById('part')?.outerHTML).toBe('<h2 id="part">Part</h2>');
});
