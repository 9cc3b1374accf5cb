import type {Code, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {highlightedLanguages} from '../../config/code';
import {sampleLanguages} from '../../config/samples';
import {codeBlock} from '../lib/mdast';
import {highlight} from './highlight';
import remarkHighlightCode from './index';

/** Name and attributes of the element that a block of code becomes, or `code` if it stays one. */
function compile(source: string | Code): Record<string, unknown> | string {
  const root: Root = typeof source === 'string' ? fromMarkdown(source) : {type: 'root', children: [source]};
  remarkHighlightCode()(root);
  const [node] = root.children;
  if (node?.type === 'code') return 'code';
  const {name, attributes} = node as unknown as MdxJsxFlowElement;
  return {name, ...Object.fromEntries(attributes.flatMap((one) => ('name' in one ? [[one.name, one.value]] : [])))};
}

test('P11: a fence becomes highlighted code with its language and title', () => {
  expect(compile('```bash title="call.sh"\necho "$KEY"\n```')).toEqual({
    name: 'HighlightedCode',
    language: 'bash',
    title: 'call.sh',
    html: expect.stringContaining('<span class="token') as string,
  });
});

test('P11: a title may contain quotes', () => {
  expect(compile(`\`\`\`json title='The "ok" answer' shortened\n{}\n\`\`\``)).toMatchObject({title: 'The "ok" answer'});
  expect(compile(`\`\`\`json title="It's ok"\n{}\n\`\`\``)).toMatchObject({title: "It's ok"});
  expect(compile(codeBlock('json', '{}', `It's "ok"`))).toMatchObject({title: `It's "ok"`});
});

test('P11: every configured language has a grammar', () => {
  for (const language of highlightedLanguages) {
    expect(highlight('GET /a HTTP/1.1\nHost: b\n\n"text" 1 // c', language), language).toContain('class="token');
  }
});

// Without a grammar, code would silently be shown without highlighting.
test('P11: every sample language is configured, except console sessions, which have our own grammar', () => {
  const grammars = sampleLanguages.map(({grammar}) => grammar).filter((grammar) => grammar !== 'console');
  expect([...highlightedLanguages]).toEqual(expect.arrayContaining(grammars));
});

test('markup in code stays text, highlighted or not', () => {
  for (const language of ['bash', 'text', 'no-such-language']) {
    expect(highlight('<img src=x onerror=alert(1)> & "', language)).not.toMatch(/<img|& /);
  }
});

test('P13: diagrams stay fences', () => {
  expect(compile('```mermaid\ngraph TD\n```')).toBe('code');
});
