import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkDiagrams from '.';

function check(value: string, lang = 'mermaid'): void {
  const position = {start: {line: 12, column: 1}, end: {line: 14, column: 4}};
  const root: Root = {type: 'root', children: [{type: 'code', lang, value, position}]};
  remarkDiagrams()(root, new VFile({cwd: '/site', path: '/site/docs/page.mdx'}));
}

test.each([
  'flowchart LR\n  a --> b',
  '\n  sequenceDiagram\n  a->>b: c',
  'stateDiagram-v2\n  a --> b',
  'flowchart;A-->B',
  '---\r\ntitle: Windows\r\n---\r\nflowchart LR',
  '%%{\n  init: {"layout": "dagre"}\n}%%\nflowchart LR\n  layout: elk --> b',
  '---\ntitle: Pie\n---\n%%{init: {}}%%\n%% pie\nflowchart TD\n  a --> b',
])('accepts a supported diagram: %j', (source) => {
  expect(() => {
    check(source);
  }).not.toThrow();
});

test('rejects another kind, with page and line', () => {
  expect(() => {
    check('%% flowchart\npie\n  "a": 1');
  }).toThrow(
    'docs/page.mdx:12: a diagram of the kind "pie". Add it to src/config/diagrams.ts, ' +
      'or use one of: flowchart, sequenceDiagram, stateDiagram-v2.',
  );
  expect(() => {
    check('stateDiagram\n  a --> b');
  }).toThrow('kind "stateDiagram"');
  expect(() => {
    check('');
  }).toThrow('kind ""');
});

test.each(['---\nconfig:\n  layout: elk\n---\nflowchart LR', '%%{init: {"layout": "cose-bilkent"}}%%\nflowchart LR'])(
  'rejects another layout: %j',
  (source) => {
    expect(() => {
      check(source);
    }).toThrow(/docs\/page\.mdx:12: a diagram with the layout "(?:elk|cose-bilkent)"\./);
  },
);

test('rejects a formula', () => {
  expect(() => {
    check('flowchart LR\n  a["$$x^2$$"] --> b');
  }).toThrow('docs/page.mdx:12: a formula in a diagram.');
});

test('ignores other code', () => {
  expect(() => {
    check('pie', 'text');
  }).not.toThrow();
});
