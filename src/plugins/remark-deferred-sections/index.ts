/**
 * Wraps what follows the first screens of a long page in `DeferredSections`, so that the page shows before all of it
 * is rendered. It has to run while code blocks are still text, which counts.
 */
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {jsxElement} from '../lib/mdx-elements';

/** Characters of text and code that fill a screen 1,000 pixels high. On a higher one, the rest comes a frame later. */
const firstLength = 1_200;

/** With fewer characters after the first ones, a second render costs more than it saves. */
const minDeferredLength = 1_000;

export default function remarkDeferredSections() {
  return (root: Root): void => {
    const statements = root.children.filter(({type}) => type === 'mdxjsEsm');
    const blocks = root.children.filter(({type}) => type !== 'mdxjsEsm');
    let length = 0;
    const start = blocks.findIndex((block) => {
      const isFirst = length < firstLength;
      if (isFirst) length += toString(block).length;
      return !isFirst;
    });
    const deferred = blocks.slice(start);
    if (start === -1 || toString({type: 'root', children: deferred}).length < minDeferredLength) return;
    root.children = [
      ...statements,
      ...blocks.slice(0, start),
      jsxElement('DeferredSections', {}, deferred as Parameters<typeof jsxElement>[2]),
    ];
  };
}
