import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import coincidences from '../../.ci/remark/coincidences.mjs';
import pagesWithoutSample from '../../.ci/remark/pages-without-sample.mjs';
import sampleShown from '../../.ci/remark/sample-shown.mjs';
import typedFigure from '../../.ci/remark/typed-figure.mjs';

const page = 'docs/page.mdx';
const sample: Root = {
  type: 'root',
  children: [{type: 'mdxJsxFlowElement', name: 'Sample', attributes: [], children: []}],
};

type Rule = (options: unknown) => (tree: Root, file: VFile, next: () => void) => void;

/** The messages of a rule for a page, with exceptions for the page or its figures. */
async function messagesOf(rule: unknown, tree: Root, exceptions: unknown): Promise<string[]> {
  const file = new VFile({path: page});
  await new Promise<void>((resolve) => (rule as Rule)(exceptions)(tree, file, resolve));
  return file.messages.map(({reason}) => reason);
}

describe('exceptions from a rule', () => {
  test('name pages that exist', () => {
    const pages = [...Object.keys(coincidences), ...Object.keys(pagesWithoutSample)];
    expect(pages.filter((name) => !existsSync(name))).toEqual([]);
  });

  test('have a reason', () => {
    const reasons = [...Object.values(coincidences).flatMap(Object.values), ...Object.values(pagesWithoutSample)];
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });
});

describe('an exception', () => {
  const figure = fromMarkdown('A transaction has at most 1,232 bytes.');

  test('is applied', async () => {
    expect(await messagesOf(typedFigure, figure, {[page]: {'1,232 bytes': 'another figure'}})).toEqual([]);
    expect(await messagesOf(sampleShown, figure, {[page]: 'It explains words.'})).toEqual([]);
  });

  test('that is no longer needed is reported', async () => {
    expect(
      await messagesOf(typedFigure, figure, {[page]: {'1,232 bytes': 'another figure', '24 hours': 'a day'}}),
    ).toEqual([expect.stringContaining('"24 hours" is no longer on this page')]);
    expect(await messagesOf(sampleShown, sample, {[page]: 'It explains words.'})).toEqual([
      expect.stringContaining('The page shows a sample'),
    ]);
  });
});
