import {expect, test} from 'vitest';
import {tellRuntime} from './tell-runtime';

const emitted = {
  list: ['assets/chunks.0a1b2c3d.json', 'sha256-eA=='],
  runtime: 'assets/js/runtime~main.4e5f6071.js',
} as const;

test.each([
  [
    '<script integrity="sha384-x" src=/docs/assets/js/runtime~main.4e5f6071.js defer></script>',
    '<script integrity="sha384-x" data-chunks="/docs/assets/chunks.0a1b2c3d.json" data-integrity="sha256-eA==" src=/docs/assets/js/runtime~main.4e5f6071.js defer></script>',
  ],
  [
    '<script src="/docs/assets/js/runtime~main.4e5f6071.js"></script>',
    '<script data-chunks="/docs/assets/chunks.0a1b2c3d.json" data-integrity="sha256-eA==" src="/docs/assets/js/runtime~main.4e5f6071.js"></script>',
  ],
])('adds the URL and the digest of the list to the tag in %s', (html, told) => {
  const other = '<script src=/docs/assets/js/main.8a9b0c1d.js></script>';
  expect(tellRuntime(html + other, '/docs/', emitted)).toBe(told + other);
});

test('throws for a page without the script, which could load nothing on demand', () => {
  expect(() => tellRuntime('<p>No script</p>', '/', emitted)).toThrow('/assets/js/runtime~main.4e5f6071.js');
});
