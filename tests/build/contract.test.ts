import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {buildSite, mdx} from './make-site';
import {other, otherContract, summaryOf} from './other-contract';

const root = path.join(__dirname, '../..');
const pages = readdirSync(path.join(root, 'dyndexer/api')).map((name) => name.replace('.mdx', ''));
const sources = Object.fromEntries(
  pages.map((name) => [`dyndexer/api/${name}.mdx`, readFileSync(path.join(root, `dyndexer/api/${name}.mdx`), 'utf8')]),
);

/** Pages that others link to, with the headings that they link to and nothing else. */
function stubs(texts: readonly string[]): Record<string, string> {
  const links = texts.flatMap((text) => [...text.matchAll(/\]\((?:\.\.(\/\w+)\.mdx|(\/[\w/-]+))(?:#([\w-]+))?\)/g)]);
  // What the blocks of the pages link to.
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
      const changes = page === '/dyndexer/overview' ? '\n\n## Changes {/* #changes */}\n\n<DataBlock id="dyndexer-changelog" />' : '';
      return [file, mdx('Stub', `${body}${changes}`)];
    }),
  );
}

test('another contract changes every page of an operation, whose sources stay', () =>
  buildSite(
    {files: {...stubs(Object.values(sources)), ...sources, 'dyndexer/openapi.yaml': otherContract()}},
    ({exitCode, output, outDir}) => {
      expect(exitCode, output).toBe(0);
      const read = (file: string) => readFileSync(path.join(outDir, 'dyndexer', file), 'utf8');
      expect(pages).toHaveLength(8);
      for (const name of pages) {
        const article = load(read(`api/${name}.html`))('article');
        const text = article.text();
        expect(text, name).toContain(`version ${other.version}`);
        expect(text, name).toContain(summaryOf(name));
        expect(article.find(`#error-${other.status}`).text(), name).toContain('The service is being updated.');
        // In the request and in the samples of each language.
        expect(text.split(other.keyHeader).length - 1, name).toBeGreaterThanOrEqual(3);
        const route = Object.values(other.paths).find((start) => text.includes(other.server + start));
        expect(route, name).toBeDefined();
        if (!name.startsWith('Delete')) expect(text, name).toContain(other.field);
        // What is written by hand on these two calls the API of today.
        if (name === 'GetIndexerLogs' || name === 'ListBinaries') continue;
        expect(text, name).not.toMatch(/X-Syndica-Api-Key|dyndexer\.example\.com\/v1|\/v1\/indexers\?/);
      }
      expect(load(read('overview.html'))('#version-2-0-0 + ul').text()).toContain(other.change);
      expect(read('openapi.yaml')).toContain(other.server);
    },
  ));

test('a contract that is not valid stops the build, naming file, line and reason', () => {
  const broken = otherContract().replace('in: query', 'in: somewhere');
  const line = broken.slice(0, broken.indexOf('in: somewhere')).split('\n').length;
  return buildSite({files: {'dyndexer/openapi.yaml': broken}}, ({exitCode, output}) => {
    expect(exitCode, output).not.toBe(0);
    expect(output).toMatch(
      new RegExp(`dyndexer/openapi\\.yaml:${line}: a parameter is in one of .*, not in "somewhere"`),
    );
  });
});
