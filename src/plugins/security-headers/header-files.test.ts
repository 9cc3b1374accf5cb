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

test('nginx: the policy and the caching of a path, and the common headers, also with errors', () => {
  const file = nginxFile(headers);
  expect(file).toContain(`
set $docs_policy "${headers.pagePolicy}";
if ($uri ~ "^/playground/") {
  set $docs_policy "${headers.framePolicy}";
}
set $docs_cache "no-cache";
if ($uri ~ "^/assets/") {
  set $docs_cache "public, max-age=31536000, immutable";
}
add_header Content-Security-Policy $docs_policy always;
`);
  for (const [name, value] of Object.entries(commonHeaders)) {
    expect(file).toContain(`\nadd_header ${name} "${value}" always;\n`);
  }
});

test('Caddy: the policy and the caching of a path, and the common headers', () => {
  const file = caddyFile(headers);
  expect(file).toContain(`
@docs_frame path /playground/*
@docs_page not path /playground/*
header @docs_frame Content-Security-Policy "${headers.framePolicy}"
header @docs_page Content-Security-Policy "${headers.pagePolicy}"
@docs_hashed path /assets/*
@docs_checked not path /assets/*
header @docs_hashed Cache-Control "public, max-age=31536000, immutable"
header @docs_checked Cache-Control "no-cache"
header {
`);
  for (const [name, value] of Object.entries(commonHeaders)) expect(file).toContain(`\n  ${name} "${value}"\n`);
});

test.each([
  ['nginx', nginxFile],
  ['Caddy', caddyFile],
])('%s: a value may have quotes, but nothing that would be replaced', (_, write) => {
  expect(write({...headers, pagePolicy: 'report-to "a"'})).toContain(String.raw`"report-to \"a\""`);
  expect(() => write({...headers, pagePolicy: 'report-to $a'})).toThrow('dollar sign: report-to $a');
});

test('nginx gets the media types that it lacks, and a Cache-Control header', () => {
  expect(nginxFile(headers)).toContain('location ~ \\.md$ { types {} default_type text/markdown; }');
  expect(nginxFile(headers)).toContain('add_header Cache-Control $docs_cache;');
});
