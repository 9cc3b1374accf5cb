import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {inBrowsers, sideBySide, waiting} from '../../.ci/checks.mjs';
import {registered} from '../../.ci/remark/registered-components.mjs';
import {searchVariables} from '../../src/config/search-provider';
import {readSource as read, root, sourceFiles} from '../support/source-files';
import {citedRows} from './cited-rows';

const readme = read('README.md');
/** Pages are MDX, so the rest of Markdown is for maintainers. */
const guides = execFileSync('git', ['ls-files', '*.md'], {cwd: root, encoding: 'utf8'}).trim().split('\n');

/** A row of the table of overrides: the file, and the tests named in the last cell. */
interface OverrideRow {
  readonly file: string;
  readonly guards: readonly {readonly rowId: string; readonly spec: string}[];
}

function overrideRows(markdown: string): OverrideRow[] {
  return markdown.split('\n').flatMap((line) => {
    const file = /^\| `([^`]+)`\s*\|/.exec(line)?.[1];
    if (file === undefined) return [];
    const guardCell = line.split('|').at(-2) ?? '';
    const [, ids = '', spec = ''] = /((?:[A-Z]\d+(?:, )?)+) in `([^`]+)`/.exec(guardCell) ?? [];
    return [{file, guards: ids === '' ? [] : ids.split(', ').map((rowId) => ({rowId, spec}))}];
  });
}

/** Paths in a directory tree diagram, which indents by two spaces and puts comments after two spaces. */
function treePaths(tree: string): string[] {
  const open: string[] = [];
  return tree.split('\n').map((line) => {
    const [, indent = '', name = ''] = /^( *)(\S+)/.exec(line) ?? [];
    open.length = indent.length / 2;
    open.push(name.replace(/\/$/, ''));
    return open.join('/');
  });
}

function firstBlock(markdown: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'm').exec(markdown)?.[1] ?? '';
}

/** Relative links of a guide, with the file that each resolves to. */
function relativeLinks(
  file: string,
  markdown: string,
): {readonly target: string; readonly path: string; readonly anchor: string | undefined}[] {
  const prose = markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]+`/g, '');
  return Array.from(prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g), ([, target = '']) => {
    const [to = '', anchor] = target.split('#');
    return {target, path: to === '' ? file : path.join(path.dirname(file), to), anchor};
  });
}

/** The anchors that code hosts generate for the headings of a Markdown file. */
function headingAnchors(markdown: string): Set<string> {
  return new Set(
    Array.from(markdown.matchAll(/^#{1,6} (.+)$/gm), ([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Hosts of package registries and their mirrors: which one is used depends on the machine. */
const registryHost =
  /\b(?:registry\.[\w-]+\.[\w.]+|[\w.-]*\b(?:npmjs|npmmirror|yarnpkg|artifactory|jfrog|verdaccio)\b[\w.-]*\.(?:org|com|io|dev|net)|npm\.pkg\.github\.com)/i;

describe('README.md', () => {
  test.each(['npm run preview', 'npm test', 'npm start', 'http://localhost:3000'])('names %s', (text) => {
    expect(readme).toContain(text);
  });

  test('states the Node version of package.json, and .nvmrc exists', () => {
    const {engines} = JSON.parse(read('package.json')) as {engines: {node: string}};
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')} or newer`);
    expect(existsSync(path.join(root, '.nvmrc'))).toBe(true);
  });

  test('shows a directory tree whose entries all exist', () => {
    const paths = treePaths(firstBlock(readme, 'text'));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('includes every non-empty folder of src, src/lib, src/plugins, tests and tests/bench in the tree', () => {
    const drawn = new Set(treePaths(firstBlock(readme, 'text')));
    const folders = ['src', 'src/lib', 'src/plugins', 'tests', 'tests/bench'].flatMap((parent) =>
      readdirSync(path.join(root, parent))
        .map((name) => `${parent}/${name}`)
        .filter(
          (file) => statSync(path.join(root, file)).isDirectory() && readdirSync(path.join(root, file)).length > 0,
        ),
    );
    expect(folders.filter((folder) => !drawn.has(folder))).toEqual([]);
  });

  test('mentions only existing scripts, and describes every check', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const named = Array.from(
      guides.flatMap((file) => [...read(file).matchAll(/npm run ([\w:]+)/g)]),
      ([, name = '']) => name,
    );
    expect(named).not.toEqual([]);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
    const undescribed = [...sideBySide, waiting, inBrowsers].filter(
      ({script}) => !readme.includes(`\n| \`${script}\``),
    );
    expect(undescribed).toEqual([]);
  });

  test('documents the variables of the search provider, like .env.example and deploy.yml', () => {
    for (const name of searchVariables) {
      expect(readme).toMatch(new RegExp(`\`${name}[\`=]`));
      expect(read('.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
      expect(read('.github/workflows/deploy.yml')).toContain(`${name}: \${{`);
    }
  });
});

test('.github/CONTRIBUTING.md lists the elements that pages may use', () => {
  expect(read('.github/CONTRIBUTING.md')).toContain(`or one of ${registered.join(', ')}.`);
});

describe('src/theme/README.md', () => {
  const rows = overrideRows(read('src/theme/README.md'));
  const files = sourceFiles('src/theme')
    .map((file) => file.slice('src/theme/'.length))
    .filter((file) => file !== 'README.md' && !/\.test\.tsx?$/.test(file));

  test('has a row for every file', () => {
    const missing = files.filter((file) => !rows.some((row) => row.file === file));
    expect(missing.map((file) => `src/theme/${file} has no row in src/theme/README.md.`)).toEqual([]);
  });

  test('has no duplicate row, and none without a file', () => {
    const extra = rows
      .map(({file}) => file)
      .filter((file, index, all) => !files.includes(file) || all.indexOf(file) !== index);
    expect(extra.map((file) => `src/theme/README.md has a duplicate or stale row: ${file}.`)).toEqual([]);
  });

  test('names existing tests for every file', () => {
    expect(rows.filter(({guards}) => guards.length === 0).map(({file}) => file)).toEqual([]);
    const wrong = rows.flatMap(({file, guards}) =>
      guards
        .filter(({rowId, spec}) => !citedRows(spec, read(spec)).has(rowId))
        .map(({rowId, spec}) => `${file}: no test of ${rowId} in ${spec}`),
    );
    expect(wrong).toEqual([]);
  });

  test('names tests by row and file', () => {
    const [row] = overrideRows('| `Root.tsx` | Root | Fill | Why | What | E6, E7 in `tests/e2e/crash.spec.ts` |');
    expect(row).toEqual({
      file: 'Root.tsx',
      guards: [
        {rowId: 'E6', spec: 'tests/e2e/crash.spec.ts'},
        {rowId: 'E7', spec: 'tests/e2e/crash.spec.ts'},
      ],
    });
  });
});

test('each folder with a guide has its guide checked', () => {
  expect(guides).toEqual(
    expect.arrayContaining(['README.md', '.github/CONTRIBUTING.md', 'src/data/rpc/README.md', 'tests/rpc/README.md']),
  );
  expect(guides.filter((file) => /^(?:docs|dyndexer)\//.test(file))).toEqual([]);
});

describe.each(guides)('%s', (file) => {
  const text = read(file);

  test('names no package registry', () => {
    expect(text.match(registryHost)).toBeNull();
  });

  test('links to files and headings that exist', () => {
    const broken = relativeLinks(file, text).filter(
      ({path: to, anchor}) =>
        !existsSync(path.join(root, to)) || (anchor !== undefined && !headingAnchors(read(to)).has(anchor)),
    );
    expect(broken.map(({target}) => target)).toEqual([]);
  });

  test('has no filler words', () => {
    expect(text.match(/\b(?:simply|just)\b/gi)).toBeNull();
  });
});

describe('detects', () => {
  test('a folder in the tree that does not exist', () => {
    const paths = treePaths('src/         ours\n  lib/       functions\n  missing/   nothing\ntests/       checks');
    expect(paths).toEqual(['src', 'src/lib', 'src/missing', 'tests']);
    expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual(['src/missing']);
  });

  test.each(['https://registry.example.org/react', 'www.npmjs.com', 'company.jfrog.io/npm', 'npm.pkg.github.com'])(
    'the registry host in %s',
    (text) => {
      expect(text).toMatch(registryHost);
    },
  );

  test('a link to a heading that does not exist', () => {
    const [link] = relativeLinks('README.md', 'See [this](#no-such-heading), and `[that](#code)`.');
    expect(link).toMatchObject({path: 'README.md', anchor: 'no-such-heading'});
    expect(headingAnchors('## A heading: with `code`').has('a-heading-with-code')).toBe(true);
  });
});
