import {expect, test} from 'vitest';
import {provider} from '../../src/config/provider';
import {rpcMethods} from '../../src/data/rpc/methods';
import {docRoutes} from '../e2e/routes';
import {readFile} from '../support/built-site';

const read = (path: string) => readFile(path).toString();

/** Leads from a single page to all others. */
const pointer = `\nAll pages: ${provider.siteUrl}/llms.txt\n`;

test('P1: every page is available as Markdown and listed in llms.txt and llms-full.txt', () => {
  const index = read('/llms.txt');
  const full = read('/llms-full.txt');
  for (const route of docRoutes) {
    const path = route === '/' ? '/index.md' : `${route}.md`;
    const markdown = read(path);
    expect(markdown, path).toMatch(/^# .+\n/);
    expect(index, path).toContain(`${provider.siteUrl}${path})`);
    expect(markdown, path).toContain(pointer);
    expect(full, path).toContain(markdown.replace(pointer, ''));
  }
});

test('P1: every method is a Markdown file of its own, which llms.txt lists', () => {
  const index = read('/llms.txt');
  for (const {name} of rpcMethods) {
    const path = `/platform/solana-rpc/methods/${name}.md`;
    const markdown = read(path);
    expect(markdown, path).toMatch(new RegExp(`^# ${name}\\n\\nSource: .*#${name}\\n\\n`));
    expect(markdown.match(/^## Errors$/gm), path).toHaveLength(1);
    expect(index, path).toContain(`- [${name}](${provider.siteUrl}${path}): `);
  }
});

test('P1: content rendered from data is in the Markdown', () => {
  expect(read('/platform/resources/rate-limits.md')).toMatch(/\| `getProgramAccounts` +\| \d+/);
  expect(read('/platform/solana-rpc/solana-documentation.md')).toContain('\n### getBalance\n');
  expect(read('/dyndexer/api/CreateIndexer.md')).toContain('Idempotency-Key');
});
