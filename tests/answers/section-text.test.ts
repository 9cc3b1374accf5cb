import {expect, test} from 'vitest';
import {missingTerms} from './missing-terms';
import {loadText, sectionText} from './section-text';

const page = loadText(`<nav id="menu">Menu</nav><article>
  <h2 id="keys">Keys<a class="hash-link" href="#keys">Link</a></h2><p>Make a <code>key</code>.</p>
  <h3 id="limits">Limits</h3><p>At most 5.</p>
  <h2 id="errors">Errors</h2><table><tr id="error-7429"><td>7429</td><td>Slow <b>down</b></td></tr></table>
</article>`);

test('a section includes its heading, its content and its subsections', () => {
  expect(sectionText(page, 'keys')).toBe('Keys Make a key . Limits At most 5.');
  expect(sectionText(page, 'limits')).toBe('Limits At most 5.');
});

test('the text at a table row is that of the row', () => {
  expect(sectionText(page, 'error-7429')).toBe('7429 Slow down');
});

test('a name that may wrap is one word', () => {
  const named = loadText('<article><p id="host">At <code>api<wbr>.io/<wbr>KEY</code>.</p></article>');
  expect(sectionText(named, 'host')).toBe('At api.io/KEY .');
});

test('an anchor outside the article or a missing anchor has no text', () => {
  expect(sectionText(page, 'menu')).toBeUndefined();
  expect(sectionText(page, 'nowhere')).toBeUndefined();
});

test('a term matches in any case, but only as a whole word or number', () => {
  expect(missingTerms('Slow Down: 429 requests, get_balance', ['slow down', '429', 'get_balance'])).toEqual([]);
  expect(missingTerms('7429 slowdown', ['429', 'slow'])).toEqual(['429', 'slow']);
});
