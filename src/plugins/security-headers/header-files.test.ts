import {describe, expect, test} from 'vitest';
import {caddyFile, commonHeaders, headersFile, nginxFile, type SiteHeaders} from './header-files';

const headers: SiteHeaders = {
  baseUrl: '/',
  routes: ['/', '/search', '/platform/staking', '/platform/concepts/logs', '/dyndexer/overview'],
  pagePolicy: "script-src 'self' 'sha256-a+/='",
  framePolicy: "script-src 'unsafe-eval'",
  framePath: '/playground/frame.html',
};

/** The rules of a `_headers` file: from each pattern to its header lines. */
function rules(file: string): Map<string, string[]> {
  const sections = file.split('\n\n').filter((section) => !section.startsWith('#'));
  return new Map(
    sections.map((section) => {
      const [pattern = '', ...lines] = section.trim().split('\n');
      return [pattern, lines.map((line) => line.trim())];
    }),
  );
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

describe('_headers', () => {
  const read = rules(headersFile(headers));
  const sent = (path: string) => [...read].flatMap(([pattern, lines]) => (matches(pattern, path) ? lines : []));
  const policies = (path: string) => sent(path).filter((line) => line.startsWith('Content-Security-Policy'));

  test.each(headers.routes)('%s gets the policy of pages, once', (route) => {
    expect(policies(route)).toEqual([`Content-Security-Policy: ${headers.pagePolicy}`]);
  });

  test('the live code document gets only its own policy', () => {
    expect(policies(headers.framePath)).toEqual([`Content-Security-Policy: ${headers.framePolicy}`]);
  });

  test('all files get the common headers, and hashed files are immutable', () => {
    for (const path of ['/', '/img/logo.svg', headers.framePath]) {
      expect(sent(path)).toEqual(expect.arrayContaining(Object.entries(commonHeaders).map((pair) => pair.join(': '))));
      expect(sent(path).join()).not.toContain('immutable');
    }
    expect(sent('/assets/js/main.js')).toContain('Cache-Control: public, max-age=31536000, immutable');
  });

  test('every rule includes the base URL', () => {
    const file = headersFile({
      ...headers,
      baseUrl: '/docs/',
      routes: ['/docs/', '/docs/platform/staking'],
      framePath: '/docs/playground/frame.html',
    });
    expect([...rules(file).keys()]).toEqual([
      '/docs/*',
      '/docs/assets/*',
      '/docs/',
      '/docs/platform/*',
      '/docs/playground/*',
    ]);
  });
});

test.each([
  ['nginx', nginxFile(headers)],
  ['Caddy', caddyFile(headers)],
])('%s gets both policies and every common header, each in quotes', (_, file) => {
  for (const value of [headers.pagePolicy, headers.framePolicy, ...Object.values(commonHeaders)]) {
    expect(file).toContain(`"${value}"`);
  }
  for (const name of Object.keys(commonHeaders)) expect(file).toContain(name);
  expect(file).toContain('/playground/');
});

test('nginx gets the media types that it lacks, and a Cache-Control header', () => {
  expect(nginxFile(headers)).toContain('location ~ \\.md$ { types {} default_type text/markdown; }');
  expect(nginxFile(headers)).toContain('add_header Cache-Control $docs_cache;');
});
