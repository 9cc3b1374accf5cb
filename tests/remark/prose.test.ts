import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, test} from 'vitest';
import {gap, proseOf} from '../../.ci/remark/lib/prose.mjs';

const page = [
  '## A heading',
  '',
  'First line with `code` and [a **bold** link](https://syndica.io/400),',
  'second line.',
  '',
  '- An item',
  '',
  ':::note[Its title]',
  'Its text.',
  ':::',
  '',
  '```text',
  'not prose',
  '```',
].join('\n');
const prose = proseOf(fromMarkdown(page));

test('headings, paragraphs and the parts of admonitions are prose; code and URLs are not', () => {
  expect(prose.map(({kind, text}) => [kind, text.trim()])).toEqual([
    ['heading', 'A heading'],
    ['paragraph', `First line with ${gap} and a bold link,\nsecond line.`],
    ['paragraph', 'An item'],
    ['heading', 'Its title'],
    ['paragraph', 'Its text.'],
  ]);
  expect(prose[1]?.codes).toEqual(['code']);
});

test.each(['heading', 'First', 'bold', 'second', 'line.', 'item', 'title', 'Its text'])(
  'the position of "%s" is known',
  (word) => {
    const block = prose.find(({text}) => text.includes(word));
    const {line, column} = block?.pointAt(block.text.indexOf(word)) ?? {line: 0, column: 0};
    expect(page.split('\n')[line - 1]?.slice(column - 1)).toMatch(word);
  },
);

test('an inline node can be replaced', () => {
  const [, paragraph] = proseOf(fromMarkdown(page), ({type}) => (type === 'inlineCode' ? 'Code' : undefined));
  expect(paragraph?.text).toContain('First line with Code and');
});
