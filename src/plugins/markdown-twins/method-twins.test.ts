import {expect, test} from 'vitest';
import {rpcMethods} from '../../data/rpc/methods';
import {methodTwins} from './method-twins';

const addressOf = (path: string) => `https://docs.example${path}`;
const page = (names: readonly string[]) => ({
  title: 'Methods',
  description: '',
  markdown: names.map((name) => `### ${name}\n\nWhat it returns.\n`).join('\n'),
  pageUrl: 'https://docs.example/methods',
  twinUrl: 'https://docs.example/methods.md',
});
const names = rpcMethods.map(({name}) => name);

test('each method has a file of its own', () => {
  const [first] = methodTwins(page(names), addressOf);
  expect(first).toMatchObject({
    title: names[0],
    markdown: `# ${names[0]}\n\nWhat it returns.\n`,
    pageUrl: `https://docs.example/methods#${names[0]}`,
    twinUrl: addressOf(first?.path ?? ''),
  });
});

test('a page without a method is named, with the block that shows them', () => {
  expect(() => methodTwins(page(names.slice(1)), addressOf)).toThrow(
    `/platform/solana-rpc/solana-documentation has no section "### ${names[0]}", which`,
  );
});
