import {expect, test} from 'vitest';
import {safeUrl} from './safe-url';

const origin = 'https://docs.example';

test.each([
  ['/platform/staking#delegate', '/platform/staking#delegate'],
  ['/search?q=a b', '/search?q=a%20b'],
  ['https://docs.example/platform/staking', '/platform/staking'],
  ['https://other.example/a', 'https://other.example/a'],
  ['http://other.example/a', 'http://other.example/a'],
])('%s becomes %s', (url, expected) => {
  expect(safeUrl(url, origin)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://docs.example/1',
  'https://',
  'http://[',
  'https://a b/',
  '',
  undefined,
  null,
  7,
  {},
  ['/a'],
])('%j is rejected', (url) => {
  expect(safeUrl(url, origin)).toBeNull();
});

test.each(['//evil.example/a', '/\\evil.example/a', '\\\\evil.example/a'])(
  '%s becomes an absolute URL of another site',
  (url) => {
    expect(safeUrl(url, origin)).toBe('https://evil.example/a');
  },
);

test.each(['https://docs.example//evil.example/a', '/.//evil.example/a', '/a/..//evil.example/a'])(
  '%s stays on this site: its path must not be parsed as a host name',
  (url) => {
    const safe = safeUrl(url, origin);
    expect(safe === null || new URL(safe, origin).origin === origin, `${safe}`).toBe(true);
  },
);
