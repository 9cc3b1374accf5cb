import {fromMarkdown} from 'mdast-util-from-markdown';
import {expect, test} from 'vitest';
import {admonition, code, codeBlock, codes, heading, inline, list, paragraph, plain, table} from './mdast';

test('a line of Markdown becomes inline nodes', () => {
  expect(inline('Read `getSlot` **now**').map(({type}) => type)).toEqual(['text', 'inlineCode', 'text', 'strong']);
  const words = `What's a "slot", or (an) epoch: 1/2; 3% of 4.`;
  expect(inline(words)).toEqual(plain(words));
  expect(fromMarkdown(words).children).toMatchObject([{type: 'paragraph', children: plain(words)}]);
  expect(inline('')).toEqual([]);
  expect(inline(429)).toMatchObject([{type: 'text', value: '429'}]);
});

test.each(['- a list', '# a heading', 'two\n\nparagraphs'])('block content is rejected: %j', (text) => {
  expect(() => inline(text)).toThrow(`Expected one line of inline Markdown, got: ${JSON.stringify(text)}`);
});

test('plain text and code are not parsed as Markdown', () => {
  expect(plain('*a*')).toEqual([{type: 'text', value: '*a*'}]);
  expect(code('*a*')).toEqual([{type: 'inlineCode', value: '*a*'}]);
  expect(codes(['a', 1])).toEqual([
    {type: 'inlineCode', value: 'a'},
    {type: 'text', value: ', '},
    {type: 'inlineCode', value: '1'},
  ]);
});

test('a table has a header row and a row for each entry', () => {
  const {children} = table(['Method', 'Limit'], [[code('getSlot'), 10]]);
  expect(children.map((row) => row.children.length)).toEqual([2, 2]);
});

test.each([[['one']], [['one', 'two', 'three']]])(
  'a table row with more or fewer cells than the header is rejected: %j',
  (row) => {
    expect(() => table(['Method', 'Limit'], [row])).toThrow(
      `A row has ${row.length} cells, its header 2: ${JSON.stringify(row)}`,
    );
  },
);

test('headings have their id, lists their items, code its title, admonitions their label', () => {
  expect(heading(3, 'Term', 'term-slot')).toMatchObject({depth: 3, data: {hProperties: {id: 'term-slot'}}});
  expect(list(['a', 'b']).children).toHaveLength(2);
  expect(codeBlock('bash', 'ls', 'a.sh')).toMatchObject({lang: 'bash', value: 'ls', data: {title: 'a.sh'}});
  expect(admonition('tip', 'Title', [paragraph('text')]).children).toMatchObject([
    {data: {directiveLabel: true}, children: [{value: 'Title'}]},
    {children: [{value: 'text'}]},
  ]);
});
