// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {readMarked, toSafeHtml} from './marked-text';

test('marked text is split into its pieces', () => {
  expect(readMarked('the <mark>blockhash</mark> of')).toEqual([
    {text: 'the ', isMatch: false},
    {text: 'blockhash', isMatch: true},
    {text: ' of', isMatch: false},
  ]);
});

test('text without marks is one piece, and empty text has none', () => {
  expect(readMarked('slot')).toEqual([{text: 'slot', isMatch: false}]);
  expect(readMarked('')).toEqual([]);
});

describe('hostile markup', () => {
  const values = [
    '<img src=x onerror=alert(1)>',
    '<mark><script>alert(1)</script></mark>',
    '<mark onclick=alert(1)>x</mark>',
    '<mark>never closed <b>bold</b>',
    'never opened</mark><svg/onload=alert(1)>',
    '<mark><mark>twice</mark></mark><i>i</i>',
    '</ma</mark>rk><ma<mark>rk></mark>',
    '"><iframe srcdoc="<script>alert(1)</script>">',
    '<MARK>capitals</MARK>',
    '&lt;b&gt;',
  ];

  test.each(values)('only <mark> survives in %s', (value) => {
    const box = document.createElement('div');
    box.innerHTML = toSafeHtml(value);
    const elements = [...box.querySelectorAll('*')];
    expect(elements.filter(({tagName}) => tagName !== 'MARK')).toEqual([]);
    expect(elements.flatMap(({attributes}) => [...attributes])).toEqual([]);
  });

  test.each(values)('the displayed text is the plain text of %s', (value) => {
    const box = document.createElement('div');
    box.innerHTML = toSafeHtml(value);
    expect(box.textContent).toBe(
      readMarked(value)
        .map(({text}) => text)
        .join(''),
    );
  });
});
