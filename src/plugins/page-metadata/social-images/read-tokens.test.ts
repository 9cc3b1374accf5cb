import {expect, test} from 'vitest';
import {readTokens} from './read-tokens';

const css = `
:root {
  --site-text: #111;
  --site-radius: 8px;
}

[data-theme='dark'] {
  --site-text: #eee;
}
`;

test('a palette changes what it sets, and keeps the rest', () => {
  const dark = readTokens(css, `[data-theme='dark']`);
  expect(dark('text')).toBe('#eee');
  expect(dark('radius')).toBe('8px');
  expect(readTokens(css, ':root')('text')).toBe('#111');
});

test('a token that is gone is named', () => {
  expect(() => readTokens(css, ':root')('accent')).toThrow('src/css/tokens.css sets no --site-accent for :root');
});
