import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {codeBlock, paragraph} from '../lib/mdast';
import {importOf} from '../lib/mdx-import';
import remarkDeferredSections from '.';

const text = (length: number) => paragraph('a'.repeat(length));

/** The page after the plugin has run: the type of each node, and of those in an element. */
function shape(...children: Root['children']): unknown[] {
  const root: Root = {type: 'root', children};
  remarkDeferredSections()(root);
  return root.children.map((node) => {
    const {name, children: inner} = node as MdxJsxFlowElement;
    return name ? {[name]: inner.map(({type}) => type)} : node.type;
  });
}

test('what follows the first screens of a long page is deferred', () => {
  expect(shape(text(900), codeBlock('ts', 'b'.repeat(600)), text(700), text(700))).toEqual([
    'paragraph',
    'code',
    {DeferredSections: ['paragraph', 'paragraph']},
  ]);
});

test('a page with little after them stays whole', () => {
  expect(shape(text(900), text(1_500), text(900))).toEqual(['paragraph', 'paragraph', 'paragraph']);
  expect(shape(text(5_000))).toEqual(['paragraph']);
  expect(shape()).toEqual([]);
});

test('imports stay at the top of the module, and are not counted', () => {
  const statement = importOf('./a', ['b'.repeat(3_000)]);
  expect(shape(statement, text(3_000), statement, text(3_000))).toEqual([
    'mdxjsEsm',
    'mdxjsEsm',
    'paragraph',
    {DeferredSections: ['paragraph']},
  ]);
});
