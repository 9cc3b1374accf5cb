import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {facts, findFact} from '../../data/facts';
import remarkDataBlocks from '.';

const [factId = ''] = Object.keys(facts);
const factText = findFact(factId)?.text ?? '';

/** Source position of every element below. */
const position = {start: {line: 7, column: 3, offset: 80}, end: {line: 7, column: 20, offset: 97}};

function attributesOf(values: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/** `<Name … />` alone on its line. */
function flow(name: string, values: Record<string, string>): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributesOf(values), children: [], position};
}

/** `<Name … />` inside a sentence. */
function text(name: string, values: Record<string, string>): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributesOf(values), children: [], position};
}

/** The page's nodes after the plugin has run. */
function transform(...children: RootContent[]): RootContent[] {
  const root: Root = {type: 'root', children};
  remarkDataBlocks()(root, new VFile({path: 'docs/page.mdx'}));
  return root.children;
}

const before = {type: 'text', value: 'At most '} as const;
const after = {type: 'text', value: '.'} as const;

describe('<Fact>', () => {
  test('in a sentence becomes its text', () => {
    expect(transform({type: 'paragraph', children: [before, text('Fact', {id: factId}), after]})).toEqual([
      {type: 'paragraph', children: [before, {type: 'text', value: factText}, after]},
    ]);
  });

  test('alone on its line becomes a paragraph', () => {
    expect(transform(flow('Fact', {id: factId}))).toEqual([
      {type: 'paragraph', children: [{type: 'text', value: factText}]},
    ]);
  });

  test('twice in a sentence becomes its text twice', () => {
    const [paragraph] = transform({
      type: 'paragraph',
      children: [text('Fact', {id: factId}), text('Fact', {id: factId})],
    });
    expect(paragraph).toMatchObject({children: [{value: factText}, {value: factText}]});
  });
});

describe('<DataBlock>', () => {
  test('becomes the nodes of its block, in its place', () => {
    const rule: RootContent = {type: 'thematicBreak'};
    const nodes = transform(rule, flow('DataBlock', {id: 'rpc-endpoints'}), rule);
    expect(nodes.map(({type}) => type)).toEqual(['thematicBreak', 'table', 'thematicBreak']);
  });

  test('may become several nodes, and later elements are replaced too', () => {
    const nodes = transform(flow('DataBlock', {id: 'glossary'}), flow('Fact', {id: factId}));
    expect(nodes.length).toBeGreaterThan(2);
    expect(nodes.at(-1)).toMatchObject({type: 'paragraph', children: [{value: factText}]});
  });
});

test('leaves other elements alone', () => {
  const card = flow('Card', {id: 'none'});
  expect(transform(card)).toEqual([card]);
});

describe('a mistake in a page fails with its position', () => {
  const place = 'docs/page.mdx:7: ';

  test('an unknown fact', () => {
    expect(() => transform(flow('Fact', {id: 'no.such'}))).toThrow(`${place}<Fact>: there is no fact "no.such"`);
  });

  test('an unknown block', () => {
    expect(() => transform(flow('DataBlock', {id: 'none'}))).toThrow(`${place}<DataBlock>: there is no block "none"`);
  });

  test.each(['constructor', 'toString', '__proto__'])('the inherited property %s is not an id', (id) => {
    expect(() => transform(flow('Fact', {id}))).toThrow(`there is no fact "${id}"`);
    expect(() => transform(flow('DataBlock', {id}))).toThrow(`there is no block "${id}"`);
  });

  test('an element without an id, or with an empty one', () => {
    expect(() => transform(flow('Fact', {id: ''}))).toThrow('there is no fact ""');
    expect(() => transform(flow('Fact', {}))).toThrow('there is no fact ""');
  });

  test.each([
    ['Fact', {id: 'solana.signatureStatusesMax', of: 'x'}, 'does not support of, only id.'],
    ['DataBlock', {id: 'plans', off: 'prices'}, 'does not support off, only id, of.'],
    ['DataBlock', {id: 'http-rate-limits', of: 'x'}, 'does not support of, only id.'],
  ])('an unknown attribute of %s: %j', (name, attributes, reason) => {
    expect(() => transform(flow(name, attributes))).toThrow(reason);
  });

  test('attributes that a block cannot use', () => {
    expect(() => transform(flow('DataBlock', {id: 'dyndexer-operation', of: 'none'}))).toThrow(
      `${place}<DataBlock>: block "dyndexer-operation" cannot be created`,
    );
  });

  test.each<[name: string, attribute: MdxJsxFlowElement['attributes'][number]]>([
    [
      'an expression',
      {type: 'mdxJsxAttribute', name: 'id', value: {type: 'mdxJsxAttributeValueExpression', value: '"x"'}},
    ],
    ['spread', {type: 'mdxJsxExpressionAttribute', value: '...props'}],
  ])('an attribute that is not a plain string: %s', (_name, attribute) => {
    expect(() => transform({...flow('Fact', {}), attributes: [attribute]})).toThrow(
      `${place}<Fact>: accepts only plain attributes`,
    );
  });
});
