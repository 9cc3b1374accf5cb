import type {Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import enoughContent from '../../.ci/remark/enough-content.mjs';
import {jsxElement} from '../../src/plugins/lib/mdx-elements';

type Rule = () => (tree: Root, file: VFile, next: () => void) => void;

const element = (name: string, attributes: Readonly<Record<string, string>>) =>
  jsxElement(name, attributes) as RootContent;
const block = (id: string) => element('DataBlock', {id});
const sample = element('Sample', {name: 'solana-rpc/get-balance'});

/** The messages of the rule for a page with some words and these elements. */
async function messagesOf(words: number, elements: readonly RootContent[], markdown = ''): Promise<string[]> {
  const tree = fromMarkdown(`${'word '.repeat(words)}\n\n${markdown}`);
  tree.children.push(...elements);
  const file = new VFile({path: 'docs/page.mdx'});
  await new Promise<void>((resolve) => (enoughContent as unknown as Rule)()(tree, file, resolve));
  return file.messages.map(({reason}) => reason);
}

test.each([
  ['200 words and a sample', 200, [sample], ''],
  ['200 words and a code block', 200, [], '```json\n{}\n```'],
  ['200 words, and the table of a data block', 200, [block('edge-regions')], ''],
  ['words of its own and of a data block', 50, [block('glossary'), sample], ''],
  // The build names what does not exist, so no message here is about what is missing because of that.
  ['a data block that does not exist', 1, [block('no-such-block')], ''],
])('a page has enough with %s', async (_what, words, elements, markdown) => {
  expect(await messagesOf(words, elements, markdown)).toEqual([]);
});

test.each([
  ['a word less', 199, [sample], '', 'The page has 199 words: add'],
  [
    'the rest of its words in code',
    100,
    [],
    `\`\`\`text\n${'word '.repeat(100)}\n\`\`\``,
    'The page has 100 words: add',
  ],
  ['no table and no code', 200, [], '', 'The page has no table and no code'],
  ['a drawing as its only code', 200, [], '```mermaid\nflowchart LR\n```', 'The page has no table and no code'],
  ['a data block without a table or code', 200, [block('dyndexer-preview')], '', 'The page has no table and no code'],
])('a page lacks something with %s', async (_what, words, elements, markdown, message) => {
  expect(await messagesOf(words, elements, markdown)).toEqual([expect.stringContaining(message)]);
});

test('a page keeps its data blocks: other rules read them', async () => {
  const tree: Root = {type: 'root', children: [block('edge-regions')]};
  await new Promise<void>((resolve) => (enoughContent as unknown as Rule)()(tree, new VFile(), resolve));
  expect(tree.children).toEqual([block('edge-regions')]);
});
