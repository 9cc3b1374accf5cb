import type {Nodes, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {glossaryPage, glossaryTerms} from '../../config/glossary';
import {glossary} from '../../data/glossary';
import {admonition, heading, paragraph, plain, table} from '../lib/mdast';
import {jsxElement} from '../lib/mdx-elements';
import {termElement} from './term-element';
import remarkGlossaryTerms from '.';

/** The page after the plugin has run. */
function transform(content: string | RootContent[], page = 'platform/page.mdx'): Root {
  const root: Root = typeof content === 'string' ? fromMarkdown(content) : {type: 'root', children: content};
  remarkGlossaryTerms({path: '/site/docs'})(root, new VFile({cwd: '/elsewhere', path: `/site/docs/${page}`}));
  return root;
}

/** The `GlossaryTerm` elements, in document order. */
function elements(root: Root): MdxJsxTextElement[] {
  const found: MdxJsxTextElement[] = [];
  visit(root, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    if (node.name === 'GlossaryTerm') found.push(node);
  });
  return found;
}

/** A term as the page spells it. */
function textOf({attributes}: MdxJsxTextElement): string {
  const text = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'text')?.value;
  return typeof text === 'string' ? text : '';
}

/** The terms that readers can open, as the page spells them. */
const marked = (...page: Parameters<typeof transform>) => elements(transform(...page)).map(textOf);

/** The page's text, including the marked terms but not their definitions. */
function pageText(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement') return textOf(node);
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(pageText).join('') : '';
}

const definitionOf = (wanted: string) => glossary.find(({id}) => id === wanted)?.definition ?? '';

test('the first use of a term becomes an element with the definition of the glossary', () => {
  const [slot, ...others] = elements(transform('Two slots, then a slot.\n\nA slot.'));
  expect(others).toEqual([]);
  expect(slot).toMatchObject({
    attributes: [
      {name: 'id', value: 'slot'},
      {name: 'term', value: 'Slot'},
      {name: 'text', value: 'slots'},
    ],
    children: [{type: 'text', value: definitionOf('slot')}],
  });
});

test('terms are marked in the end of a long page, too, but not in other components', () => {
  const wrapped = (name: string) => jsxElement(name, {}, [paragraph('A slot.')]);
  expect(marked([wrapped('Tool'), wrapped('DeferredSections')])).toEqual(['slot']);
  expect(marked([wrapped('Tool')])).toEqual([]);
});

test('the text of the page does not change', () => {
  for (const text of ['A slot.', 'slot', 'slot leader', 'In the slot of a leader, `slot`']) {
    expect(pageText(transform(text))).toBe(text.replaceAll('`', ''));
  }
});

test('code in a definition stays code', () => {
  const [rent] = elements(transform('It holds the rent.'));
  expect(definitionOf('rent')).toContain('`getMinimumBalanceForRentExemption`');
  expect(rent?.children).toContainEqual({
    type: 'inlineCode',
    value: 'getMinimumBalanceForRentExemption',
    position: expect.anything() as object,
  });
});

test('a definition has the text of its links, but no links', () => {
  const {children} = termElement({id: 'sig', term: 'Sig', definition: 'See [the *source*](https://x.y).'}, 'Sig');
  expect(children).toMatchObject([{value: 'See '}, {value: 'the '}, {type: 'emphasis'}, {value: '.'}]);
});

describe('terms are found in', () => {
  test.each([
    ['a list', '- A slot'],
    ['a quotation', '> A slot'],
  ])('%s', (_name, markdown) => {
    expect(marked(markdown)).toEqual(['slot']);
  });

  test('the cells of a table, but not its header', () => {
    expect(marked([table(['Slot', 'Leader'], [['A slot', 'x']])])).toEqual(['slot']);
  });

  test('an admonition', () => {
    expect(marked([admonition('note', 'Title', [paragraph('A slot')])])).toEqual(['slot']);
  });
});

describe('ignores', () => {
  test.each([
    ['headings', '## A slot'],
    ['links', '[A free slot](/x)'],
    ['code', '`slot`\n\n```text\nslot\n```'],
    ['labels', '**Slot**'],
    ['words that contain a term', 'Timeslots'],
  ])('%s', (_name, markdown) => {
    expect(elements(transform(markdown))).toEqual([]);
  });

  test('elements, which may be links or buttons, and their attributes', () => {
    expect(marked([jsxElement('Card', {title: 'A slot'}, [paragraph('A slot')])])).toEqual([]);
  });

  test('the glossary itself', () => {
    expect(marked('A slot', `${glossaryPage.path.slice(1)}.mdx`)).toEqual([]);
  });

  test.each([
    'platform/solana-rpc/send-transaction.mdx',
    'platform/solana-rpc/send-transaction/index.mdx',
    'platform/solana-rpc/send-transaction/README.md',
    'platform/solana-rpc/send-transaction/send-transaction.mdx',
  ])('terms that the page itself explains: %s', (page) => {
    expect(marked('A blockhash in a slot', page)).toEqual(['slot']);
    expect(marked('A blockhash in a slot')).toEqual(['blockhash', 'slot']);
  });

  test('the list of related pages, but no section after it', () => {
    const related = heading(2, plain('Related pages'), 'related-pages');
    expect(marked([related, paragraph('A slot'), heading(2, plain('More'), 'more'), paragraph('slots')])).toEqual([
      'slots',
    ]);
  });

  test('words with an everyday meaning', () => {
    expect(glossaryTerms.unmarked).toContain('connection');
    expect(marked('A connection')).toEqual([]);
  });
});

test('a link that is the term is its first use; one with more words is not', () => {
  expect(marked('[Slots](/x), then a slot')).toEqual([]);
  expect(marked('[Read the slot](/x), then a slot')).toEqual(['slot']);
});

test('a capitalized term after other content must follow the end of a sentence', () => {
  expect(marked('`x` Slot')).toEqual([]);
  expect(marked('**Done.** Slot')).toEqual(['Slot']);
});

test('limits the terms per block; others are marked at their next use', () => {
  expect(marked('The leader of a slot in an epoch.\n\nAn epoch.')).toEqual(['leader', 'slot', 'epoch']);
  const [first] = transform('The leader of a slot in an epoch.').children;
  expect(first && 'children' in first && first.children.at(-1)).toMatchObject({value: ' in an epoch.'});
});

test('limits the terms on a page', () => {
  const page = glossary.map(({term}) => `A ${term}.`).join('\n\n');
  expect(marked(page)).toHaveLength(glossaryTerms.maxOnPage);
});

test('the settings name only existing terms', () => {
  const ids = glossary.map(({id}) => id);
  const named = [...glossaryTerms.names, ...glossaryTerms.unmarked];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});
