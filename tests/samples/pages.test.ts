import {describe, expect, test} from 'vitest';
import {readSource, sourceFiles} from '../support/source-files';
import {fenceProblems} from './fence-problems';
import {fencesOf} from './fences';

const pages = sourceFiles('docs', 'dyndexer').filter((file) => file.endsWith('.mdx'));

/** Problems of a page's fences, each with file and line. */
function pageProblems(file: string, text: string): string[] {
  const isDraft = /^---\n(?:.*\n)*?draft: true\n(?:.*\n)*?---\n/.test(text);
  return fencesOf(text).flatMap((fence) =>
    fenceProblems(fence, {isDraft}).map((problem) => `${file}:${fence.line}: ${problem}`),
  );
}

describe('JSON and HTTP in pages', () => {
  test.for(pages)('%s', (file) => {
    expect(pageProblems(file, readSource(file))).toEqual([]);
  });
});

describe('problems in fences are reported, with their lines', () => {
  const readPage = (name: string) => readSource(`tests/fixtures/samples/pages/${name}`);

  test('mistakes', () => {
    const problems = pageProblems('mistakes.mdx', readPage('mistakes.mdx'));
    expect(problems).toEqual([
      expect.stringMatching(/^mistakes\.mdx:\d+: It is not JSON: /),
      expect.stringContaining('jsonrpc is "1.0", not "2.0"'),
      expect.stringContaining('It has none of method, result and error'),
      expect.stringContaining('"getSloth" is not in'),
      expect.stringContaining('params[0] (pubkey): missing'),
      expect.stringContaining('commitment: "recent" is none of'),
      expect.stringContaining('Name the method that it answers after the language: method=getSlot'),
      expect.stringContaining('result: expected u64, got "446970123"'),
      expect.stringContaining('It has no id'),
      expect.stringContaining('error has no integer code and message'),
      expect.stringContaining('root: missing'),
      expect.stringMatching(/network/),
      expect.stringMatching(/result: expected a subscription id or a boolean/),
      expect.stringContaining('Neither a header nor the first line of a message: GET /health'),
      expect.stringContaining('Neither a header nor the first line of a message: no header'),
    ]);
    const lines = problems.map((problem) => Number(problem.split(':')[1]));
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  test('not for a page without mistakes, or a draft that mentions future methods', () => {
    for (const file of ['clean.mdx', 'draft.mdx']) {
      expect(pageProblems(file, readPage(file))).toEqual([]);
    }
  });

  test('for a draft if the method is known', () => {
    const draft = readPage('draft.mdx').replace('"getAsset"', '"getBalance"');
    expect(pageProblems('draft.mdx', draft)).toEqual([expect.stringMatching(/^draft\.mdx:9: params: expected array/)]);
  });
});
