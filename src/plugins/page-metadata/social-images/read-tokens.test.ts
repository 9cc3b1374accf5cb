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

test('a palette overrides only the tokens that it sets', () => {
  const dark = readTokens(css, `[data-theme='dark']`);
  expect(dark('text')).toBe('#eee');
  expect(dark('radius')).toBe('8px');
  expect(readTokens(css, ':root')('text')).toBe('#111');
});

test('names an unknown token', () => {
  expect(() => readTokens(css, ':root')('accent')).toThrow('src/css/tokens.css sets no --site-accent for :root');
});
