import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {jsxElement} from '../lib/mdx-elements';
import remarkSamples from '.';

const typescript = `import {a} from 'b';

// #region call
  if (a) {
    a(\`\${process.env.SYNDICA_API_KEY}\`);
  }
// #endregion call
`;

const files: Readonly<Record<string, string>> = {
  'rpc/call.sh': 'curl "https://a.test/$SYNDICA_API_KEY"\n',
  'rpc/call.ts': typescript,
  'rpc/call.sh.out': '{"result": 1}\n',
  'rpc/open.ts': '// #region open\nconst a = 1;\n',
  'rpc/twice.sh': 'true\n',
  'rpc/twice.console': '$ true\n',
  'rpc/check.console': '$ curl -s \\\n  a.test\n200\n$ true\n',
  'rpc/many.py': `import a\n${'import b\n'.repeat(9)}c = 1\n`,
  'rpc/list.py': 'a = """\nx\n"""\nb = 1\n',
  'rpc/live.jsx': '<b>1</b>\n',
  'rpc/call.rb': 'puts 1\n',
  '../config/samples.ts': 'export {};\n',
  'rpc/two.py': '# #region one\ndef a():\n    return 1\n\n\n# #endregion one\n\n\nb = a()\n',
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const record = {
  'rpc/call.ts': {
    sha256: sha256(typescript),
    proof: 'run',
    with: 'Node.js 20.1.0',
    against: ['@solana/kit 8.0.0', 'LiteSVM 1.0.0'],
  },
  'rpc/open.ts': {sha256: sha256('an older text'), proof: 'run', with: 'Node.js 20.1.0', against: []},
  'rpc/list.py': {sha256: sha256(files['rpc/list.py'] ?? ''), proof: 'parsed', with: 'Python 3.11.2', against: []},
};

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  for (const folder of ['samples/rpc', 'config']) mkdirSync(path.join(siteDir, 'src', folder), {recursive: true});
  for (const [name, text] of Object.entries({...files, 'checked.json': JSON.stringify(record)})) {
    writeFileSync(path.join(siteDir, 'src/samples', name), text);
  }
});
afterAll(() => rmSync(siteDir, {recursive: true}));

interface Compiled {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: Record<string, string | null>;
  readonly children?: Compiled[];
}

/** Compiles an element at line 7 of a page. */
function compile(name: string, attributes: Record<string, string>): Compiled {
  const position = {start: {line: 7, column: 1, offset: 80}, end: {line: 7, column: 20, offset: 99}};
  const root = {type: 'root', children: [{...jsxElement(name, attributes), position}]} as Root;
  remarkSamples({siteDir})(root, new VFile({path: path.join(siteDir, 'docs/page.mdx')}));
  expect(root.children).toHaveLength(1);
  return simplify(root.children[0]);
}

function simplify(node: unknown): Compiled {
  const {attributes, children, ...rest} = node as {
    attributes?: {name: string; value: string | null}[];
    children?: unknown[];
  };
  return {
    ...(rest as Compiled),
    ...(attributes && {attributes: Object.fromEntries(attributes.map(({name, value}) => [name, value]))}),
    ...(children && {children: children.map(simplify)}),
  };
}

/** The text of highlighted code. */
const seen = (html: string | null | undefined) => html?.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"');
const htmlOf = (attributes: Record<string, string>) => compile('Sample', attributes).attributes?.html;

describe('<Sample>', () => {
  test('a name without an extension shows every language, in linkable tabs', () => {
    const tabs = compile('Sample', {name: 'rpc/call'});
    expect(tabs).toMatchObject({
      name: 'Tabs',
      attributes: {className: 'sample-tabs', groupId: 'language', queryString: null},
    });
    expect(tabs.children?.map(({attributes}) => attributes)).toEqual([
      {value: 'curl', label: 'curl'},
      {value: 'typescript', label: 'TypeScript'},
    ]);
    expect(seen(tabs.children?.[0]?.children?.[0]?.attributes?.html)).toBe('curl "https://a.test/YOUR_API_KEY"');
  });

  test('a file shows its name, or the given title, and no region markers', () => {
    expect(compile('Sample', {name: 'rpc/call.ts'}).attributes).toMatchObject({
      title: 'call.ts',
      language: 'typescript',
    });
    expect(compile('Sample', {name: 'rpc/call.ts', title: 'Call'}).attributes).toMatchObject({title: 'Call'});
    expect(compile('Sample', {name: 'rpc/call.sh'}).attributes).not.toHaveProperty('title');
    expect(seen(htmlOf({name: 'rpc/call.ts'}))).not.toContain('region');
  });

  test('a dropped marker leaves no duplicate blank lines', () => {
    expect(seen(htmlOf({name: 'rpc/two.py'}))).toBe('def a():\n    return 1\n\n\nb = a()');
  });

  test('a region shows its lines, dedented', () => {
    expect(seen(htmlOf({name: 'rpc/call.ts', region: 'call'}))).toBe('if (a) {\n  a(`YOUR_API_KEY`);\n}');
  });

  test('marking lines does not change the code, even within a multi-line token', () => {
    const html = htmlOf({name: 'rpc/list.py', lines: '2,4'});
    expect(seen(html)).toBe(files['rpc/list.py']?.trimEnd());
    const marked = [...(html ?? '').matchAll(/<mark>(.*?)<\/mark>/g)].map(([, line = '']) => line);
    expect(marked.map(seen)).toEqual(['x', 'b = 1']);
    for (const line of marked) expect(line.match(/<span/g)?.length, line).toBe(line.match(/<\/span>/g)?.length);
  });

  test.each<Record<string, string>>([{}, {lines: '3'}])(
    'copying a console session copies only its commands: %j',
    (marks) => {
      const html = htmlOf({name: 'rpc/check.console', ...marks});
      expect(seen(html)).toBe('$ curl -s \\\n  a.test\n200\n$ true');
      expect(seen(html?.replace(/<span[^>]*data-copy="">.*?<\/span>/gs, ''))).toBe('curl -s \\\n  a.test\ntrue');
    },
  );

  test('a live sample becomes an editor of the whole file', () => {
    expect(compile('Sample', {name: 'rpc/live.jsx', live: ''})).toMatchObject({
      name: 'LiveSample',
      attributes: {name: 'rpc/live.jsx', code: files['rpc/live.jsx']?.trimEnd()},
    });
  });

  test('counts the imports at the start of a file, if they are many', () => {
    expect(compile('Sample', {name: 'rpc/many.py'}).attributes?.imports).toBe('10');
    expect(compile('Sample', {name: 'rpc/call.ts'}).attributes).not.toHaveProperty('imports');
  });

  test('says how a file was checked, unless it has changed since or never was', () => {
    expect(compile('Sample', {name: 'rpc/call.ts'}).attributes?.checked).toBe(
      'Checked: compiled to JavaScript and run with Node.js 20.1.0 and @solana/kit 8.0.0 against a local stand-in of the API, not Syndica',
    );
    expect(compile('Sample', {name: 'rpc/list.py'}).attributes?.checked).toBe(
      'Checked: parsed with Python 3.11.2, not run',
    );
    expect(compile('Sample', {name: 'rpc/open.ts'}).attributes).not.toHaveProperty('checked');
    expect(compile('Sample', {name: 'rpc/call.sh'}).attributes).not.toHaveProperty('checked');
  });
});

test('<SampleOutput> shows what a file prints', () => {
  expect(compile('SampleOutput', {name: 'rpc/call.sh', title: 'Answer'})).toMatchObject({
    type: 'code',
    lang: 'json',
    data: {title: 'Answer'},
    value: '{"result": 1}',
  });
});

describe('a mistake fails the build, with page, line and fix', () => {
  test.each([
    [
      'an unknown sample',
      'Sample',
      {name: 'rpc/cal.ts'},
      'there is no sample "rpc/cal.ts" in src/samples. rpc has: call.rb, call.sh, call.',
    ],
    [
      'an unknown topic',
      'Sample',
      {name: 'none/call'},
      'there is no sample "none/call" in src/samples. Its topics are: rpc.',
    ],
    ['a file in an unknown language', 'Sample', {name: 'rpc/call.rb'}, 'pages do not show the language of rpc/call.rb'],
    ['a path outside the folder', 'Sample', {name: '../config/samples.ts'}, 'there is no sample'],
    [
      'an unknown region',
      'Sample',
      {name: 'rpc/call.ts', region: 'cal'},
      'rpc/call.ts: has no region "cal". It has: call.',
    ],
    [
      'a region without an end',
      'Sample',
      {name: 'rpc/open.ts', region: 'open'},
      'rpc/open.ts: region "open" has no end',
    ],
    ['a nonexistent line', 'Sample', {name: 'rpc/call.ts', lines: '2-40'}, '"2-40" is not a line or a range'],
    ['a line after the last', 'Sample', {name: 'rpc/list.py', lines: '5'}, 'a range of lines from 1 to 4'],
    ['a line before the first', 'Sample', {name: 'rpc/list.py', lines: '0-2'}, '"0-2" is not a line or a range'],
    ['a range that ends before it starts', 'Sample', {name: 'rpc/list.py', lines: '3-2'}, '"3-2" is not a line'],
    ['an unknown attribute', 'Sample', {name: 'rpc/call.ts', line: '2'}, 'does not support line, only name, region'],
    ['two files with the same tab', 'Sample', {name: 'rpc/twice'}, 'two files have the tab "curl"'],
    ['a live sample with a region', 'Sample', {name: 'rpc/live.jsx', live: '', region: 'a'}, 'does not support region'],
    ['a live sample in another language', 'Sample', {name: 'rpc/call.ts', live: ''}, 'only a .jsx file can be live'],
    ['a live sample in several languages', 'Sample', {name: 'rpc/call', live: ''}, 'only a .jsx file can be live'],
    ['an unknown attribute of an output', 'SampleOutput', {name: 'rpc/call.sh', lines: '1'}, 'does not support lines'],
    ['a missing output', 'SampleOutput', {name: 'rpc/call.ts'}, 'there is no src/samples/rpc/call.ts.out'],
  ])('%s', (_what, element, attributes, message) => {
    const attempt = () => compile(element, attributes);
    expect(attempt).toThrow(`docs/page.mdx:7: <${element}>: `);
    expect(attempt).toThrow(message);
  });
});
