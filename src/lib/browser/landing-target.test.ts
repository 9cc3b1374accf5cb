// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {landingTarget} from './landing-target';

beforeEach(() => {
  document.body.innerHTML = `
    <h2 id="http">HTTP</h2><table><tr><td>Code <code id="first">1006</code></td></tr></table>
    <h2 id="close">Close codes</h2><p>Not <code>1006</code>.</p>
    <table><tr><th scope="row">Code <code id="row">10<wbr>06</code></th><td><code>1006</code></td><td id="cell">4</td></tr></table>
    <h3 id="other">Other</h3><ul><li><code id="item">1011</code></li></ul>`;
});

const landing = (hash: string, state?: unknown) => landingTarget({hash, state})?.id;

test('leads to the code or cell that was found in the section', () => {
  expect(landing('#close', {found: '1006'})).toBe('row');
  expect(landing('#close', {found: '4'})).toBe('cell');
  expect(landing('#other', {found: '1011'})).toBe('item');
});

test('of several rows, leads to the one that is named so, or to none', () => {
  document.body.innerHTML = `
    <h2 id="limits">Limits</h2>
    <table>
      <tr><th id="first">slot</th><td>100</td></tr><tr><td>block</td><td>slot</td></tr><tr><td>a</td><td>100</td></tr>
      <tr><td>null</td><td>b</td></tr><tr><td>null</td><td>c</td></tr>
    </table>`;
  expect(landing('#limits', {found: 'slot'})).toBe('first');
  expect(landing('#limits', {found: '100'})).toBe('limits');
  expect(landing('#limits', {found: 'null'})).toBe('limits');
});

test('of several that an identifier names, leads to the first', () => {
  document.body.innerHTML = `
    <h2 id="fields">Fields</h2>
    <table><tr><td>a</td><td>preBalances</td></tr><tr><th id="first">preBalances</th></tr><tr><th>preBalances</th></tr></table>`;
  expect(landing('#fields', {found: 'preBalances'})).toBe('first');
});

test('opens the details that it is in, and leaves others closed', () => {
  document.body.innerHTML = `
    <h3 id="method">Method</h3>
    <ul>
      <li><code>meta</code>, unlike <code>fee</code>
        <details id="outer"><ul><li><code>err</code> <details id="inner"><ul><li><code id="fee">fee</code></li></ul></details></li></ul></details>
        <details id="other"></details>
      </li>
    </ul>`;
  expect(landing('#method', {found: 'fee'})).toBe('fee');
  expect([...document.querySelectorAll('details[open]')].map(({id}) => id)).toEqual(['outer', 'inner']);
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
