import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {load} from 'cheerio';
import {beforeAll, describe, expect, test} from 'vitest';
import {buildSite, mdx} from '../support/make-site';
import {engineMark} from '../support/search-bytes';
import {hostedMark, scriptsOf} from '../support/shipped-scripts';
import {other, otherContract, summaryOf} from './other-contract';

const root = path.join(__dirname, '../..');
const pages = readdirSync(path.join(root, 'dyndexer/api')).map((name) => name.replace('.mdx', ''));
const sources = Object.fromEntries(
  pages.map((name) => [`dyndexer/api/${name}.mdx`, readFileSync(path.join(root, `dyndexer/api/${name}.mdx`), 'utf8')]),
);

/** Stubs of the pages that others link to, with only the headings that they link to. */
function stubs(texts: readonly string[]): Record<string, string> {
  const links = texts.flatMap((text) => [...text.matchAll(/\]\((?:\.\.(\/\w+)\.mdx|(\/[\w/-]+))(?:#([\w-]+))?\)/g)]);
  // Targets of links in the data blocks of the pages.
  const targets = [
    ...links.map(([, own, path_, id]) => [own === undefined ? path_ : `/dyndexer${own}`, id] as const),
    ['/platform/concepts/api-keys', 'send-the-key'] as const,
    ['/dyndexer/overview', 'errors'] as const,
  ];
  return Object.fromEntries(
    [...new Set(targets.map(([page]) => page))].map((page = '') => {
      const ids = new Set(targets.flatMap(([target, id]) => (target === page && id !== undefined ? [id] : [])));
      const file = page.startsWith('/dyndexer') ? `${page.slice(1)}.mdx` : `docs${page}.mdx`;
      const body = [...ids].map((id) => `## ${id} {/* #${id} */}\n\nText.`).join('\n\n');
      const changes =
        page === '/dyndexer/overview' ? '\n\n## Changes {/* #changes */}\n\n<DataBlock id="dyndexer-changelog" />' : '';
      return [file, mdx('Stub', `${body}${changes}`)];
    }),
  );
}

const systemColors = `export const colorMode = {defaultMode: 'light', respectPrefersColorScheme: true};`;

const searchAtFind = readFileSync('src/config/search-page.ts', 'utf8')
  .replace(`path: '/search'`, `path: '/find'`)
  .replace(`queryParameter: 'q'`, `queryParameter: 'query'`);

/** A single build for all these tests, since a build takes longer than all of them. */
describe('a site without credentials, with another contract and search page, and the system’s colors', () => {
  let scripts = '';
  let files: string[] = [];
  let openSearch = '';
  let contract = '';
  let index = '';
  const html = new Map<string, string>();

  beforeAll(async () => {
    const changed = {
      ...stubs(Object.values(sources)),
      ...sources,
      'docs/index.mdx': mdx('Welcome', 'A page that links to the [search](/find).'),
      'docs/platform/lost/lost.mdx': mdx('Lost', 'Text.'),
      'dyndexer/openapi.yaml': otherContract(),
      'src/config/color-mode.ts': systemColors,
      'src/config/search-page.ts': searchAtFind,
    };
    await buildSite({files: changed}, ({exitCode, output, outDir}) => {
      expect(exitCode, output).toBe(0);
      const read = (file: string) => readFileSync(path.join(outDir, 'dyndexer', file), 'utf8');
      scripts = scriptsOf(outDir);
      contract = read('openapi.yaml');
      index = read('../llms.txt');
      openSearch = read('../opensearch.xml');
      files = readdirSync(outDir);
      html.set('home', read('../index.html'));
      for (const name of pages) html.set(name, read(`api/${name}.html`));
      html.set('overview', read('overview.html'));
    });
  });

  test.each([
    [null, 'dark'],
    ['light', 'light'],
  ])('C8: one setting makes the site follow a dark system; with %j stored, it is %s', (stored, expected) => {
    const modes = new Map<string, string>();
    const scripts = load(html.get('overview') ?? '')('body > script:not([src])').toArray();
    const script = scripts.map((each) => load(each).text()).find((text) => text.includes('data-theme')) ?? '';
    const localStorage = {getItem: (key: string) => (key === 'theme' ? stored : null)};
    const matchMedia = (query: string) => ({matches: query.includes('dark')});
    runInNewContext(script, {
      URLSearchParams,
      document: {documentElement: {setAttribute: (name: string, value: string) => modes.set(name, value)}},
      localStorage,
      matchMedia,
      window: {location: {search: ''}, localStorage, matchMedia},
    });
    expect(modes.get('data-theme')).toBe(expected);
  });

  test.each(pages)('another contract changes the page %s, though its source is the same', (name) => {
    const article = load(html.get(name) ?? '')('article');
    const text = article.text();
    expect(text).toContain(`version ${other.version}`);
    expect(text).toContain(summaryOf(name));
    expect(article.find(`#error-${other.status}`).text()).toContain('The service is being updated.');
    // In the request, and in the samples in each language.
    expect(text.split(other.keyHeader).length - 1).toBeGreaterThanOrEqual(3);
    expect(Object.values(other.paths).some((start) => text.includes(other.server + start))).toBe(true);
    if (!name.startsWith('Delete')) expect(text).toContain(other.field);
    // Handwritten text on these two pages mentions the current API.
    if (name !== 'GetIndexerLogs' && name !== 'ListBinaries') {
      expect(text).not.toMatch(/X-Syndica-Api-Key|dyndexer\.example\.com\/v1|\/v1\/indexers\?/);
    }
  });

  test('the site serves the other contract and shows its changes', () => {
    expect(pages).toHaveLength(8);
    expect(contract).toContain(other.server);
    expect(load(html.get('overview') ?? '')('#version-2-0-0 + ul').text()).toContain(other.change);
  });

  test('H11: it ships the embedded search, and no third-party host', () => {
    expect(scripts).toContain(engineMark);
    expect(scripts).not.toMatch(hostedMark);
  });

  test('R4: the search page is at its configured path, and all that leads to it knows the path and the parameter', () => {
    expect(files).toContain('find.html');
    expect(files).not.toContain('search.html');
    const home = load(html.get('home') ?? '');
    expect(openSearch).toContain('/find?query={searchTerms}');
    expect(home('script[type="application/ld+json"]').text()).toContain('/find?query={search_term_string}');
    // The not-found page, the modal and the search page itself get both from their scripts.
    expect(scripts).toContain('path:"/find",queryParameter:"query"');
    expect(scripts).not.toMatch(/["'`]\/search(?:["'`?]|\.html)/);
  });

  test('a page named like its folder is published, with its Markdown beside it', () => {
    expect(index).toContain('/platform/lost.md): ');
  });
});

test('an invalid contract stops the build, naming file, line and reason', () => {
  const broken = otherContract().replace('in: query', 'in: somewhere');
  const line = broken.slice(0, broken.indexOf('in: somewhere')).split('\n').length;
  return buildSite({files: {'dyndexer/openapi.yaml': broken}}, ({exitCode, output}) => {
    expect(exitCode, output).not.toBe(0);
    expect(output).toMatch(
      new RegExp(`dyndexer/openapi\\.yaml:${line}: a parameter must be in .*, not in "somewhere"`),
    );
  });
});
