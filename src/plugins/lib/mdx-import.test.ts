import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {dropRepeatedImports, importOf} from './mdx-import';

test('drops duplicate imports, and keeps others', () => {
  const one = importOf('@site/a', ['A', 'B']);
  const root: Root = {type: 'root', children: [one, importOf('@site/b', ['C']), importOf('@site/a', ['A', 'B'])]};
  dropRepeatedImports(root);
  expect(root.children).toEqual([one, importOf('@site/b', ['C'])]);
});
