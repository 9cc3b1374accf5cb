import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import pagesWithoutSample from '../../.ci/remark/pages-without-sample.mjs';
import sampleShown from '../../.ci/remark/sample-shown.mjs';

const page = 'docs/page.mdx';
const withoutSample: Root = {type: 'root', children: []};
const withSample: Root = {
  type: 'root',
  children: [{type: 'mdxJsxFlowElement', name: 'Sample', attributes: [], children: []}],
};

type Rule = (options: unknown) => (tree: Root, file: VFile, next: () => void) => void;

/** The messages of the rule for a page that is an exception. */
async function messagesOf(tree: Root): Promise<string[]> {
  const file = new VFile({path: page});
  const check = (sampleShown as unknown as Rule)({[page]: 'It explains words.'});
  await new Promise<void>((resolve) => check(tree, file, resolve));
  return file.messages.map(({reason}) => reason);
}

describe('exceptions from a rule', () => {
  test('name pages that exist', () => {
    expect(Object.keys(pagesWithoutSample).filter((name) => !existsSync(name))).toEqual([]);
  });

  test('have a reason', () => {
    expect(Object.values(pagesWithoutSample).filter((reason) => reason.length < 10)).toEqual([]);
  });
});

describe('an exception', () => {
  test('is applied', async () => {
    expect(await messagesOf(withoutSample)).toEqual([]);
  });

  test('that is no longer needed is reported', async () => {
    expect(await messagesOf(withSample)).toEqual([expect.stringContaining('The page shows a sample')]);
  });
});
