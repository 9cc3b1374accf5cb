// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {landingTarget} from './landing-target';

beforeEach(() => {
  document.body.innerHTML = `
    <h2 id="http">HTTP</h2><table><tr><td>Code <code id="first">1006</code></td></tr></table>
    <h2 id="close">Close codes</h2><p>Not <code>1006</code>.</p>
    <table><tr><td>Code <code id="row">10<wbr>06</code></td><td><code>1006</code></td><td id="cell">4</td></tr></table>
    <h3 id="other">Other</h3><ul><li><code id="item">1011</code></li></ul>`;
});

const landing = (hash: string, state?: unknown) => landingTarget({hash, state})?.id;

test('leads to the code or cell that was found in the section', () => {
  expect(landing('#close', {found: '1006'})).toBe('row');
  expect(landing('#close', {found: '4'})).toBe('cell');
  expect(landing('#other', {found: '1011'})).toBe('item');
});

test.each([undefined, null, 'text', {}, {found: 1006}, {found: '1011'}])(
  'leads to the section if the state is %j',
  (state) => expect(landing('#close', state)).toBe('close'),
);

test('leads to a target that is not a heading, and nowhere without a target', () => {
  expect(landing('#row', {found: '1011'})).toBe('row');
  expect(landing('#gone', {found: '1006'})).toBeUndefined();
  expect(landing('', {found: '1006'})).toBeUndefined();
});
