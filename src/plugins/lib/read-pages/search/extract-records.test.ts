import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {extractRecords} from './extract-records';

/** A page as the theme renders it. */
function html(markdown: string, sidebar = ''): string {
  return `<nav><ul class="theme-doc-sidebar-menu">${sidebar}</ul></nav>
    <article><div class="theme-doc-toc-mobile">On this page</div>
    <div class="theme-doc-markdown markdown">${markdown}</div></article>`;
}

const title = '<header><h1>Staking</h1></header>';
const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link to ${text}">\u200B</a></h${level}>`;
const records = (markdown: string, route = '/platform/staking') => extractRecords(load(html(markdown)), route);
const content = (markdown: string) => records(title + markdown)[0]?.content;

test('H1: each section is a record with URL, level, text and the headings above it', () => {
  const page =
    title +
    '<p>Delegate SOL.</p>' +
    heading(2, 'delegate', 'Delegate') +
    '<p>Make an account.</p>' +
    heading(3, 'cost', 'Cost') +
    '<p>A fee.</p>' +
    heading(2, 'withdraw', 'Withdraw');
  const none = {lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  expect(records(page)).toMatchObject([
    {
      objectID: '/platform/staking',
      url: '/platform/staking',
      type: 'lvl1',
      content: 'Delegate SOL.',
      hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: null, ...none},
    },
    {
      objectID: '/platform/staking#delegate',
      url: '/platform/staking#delegate',
      type: 'lvl2',
      content: 'Make an account.',
      hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Delegate', ...none},
    },
    {
      objectID: '/platform/staking#cost',
      url: '/platform/staking#cost',
      type: 'lvl3',
      content: 'A fee.',
      hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Delegate', ...none, lvl3: 'Cost'},
    },
    {
      objectID: '/platform/staking#withdraw',
      url: '/platform/staking#withdraw',
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Withdraw', ...none},
    },
  ]);
});

test.each(['related-pages', 'topics'])('H1: the section %s, which only links to others, has no text', (id) => {
  const links = `<ul><li><a href="/platform/concepts/logs">Logs</a></li></ul>`;
  expect(records(title + heading(2, id, 'Elsewhere') + links)[1]).toMatchObject({content: null});
  expect(records(title + heading(2, `${id}-1`, 'Here') + links)[1]).toMatchObject({content: 'Logs'});
});

describe('H1: the category', () => {
  const item = (text: string, state = '') => `<li><a class="menu__link menu__link--sublist ${state}">${text}</a></li>`;

  test('H1: is the open category of the sidebar', () => {
    const sidebar = item('Introduction') + item('Resources', 'menu__link--active');
    expect(extractRecords(load(html(title, sidebar)), '/platform/staking')[0]?.hierarchy.lvl0).toBe('Resources');
  });

  test('H1: is the section of the site for uncategorized pages', () => {
    expect(records(title, '/dyndexer/cli')[0]?.hierarchy.lvl0).toBe('dyndexer');
    expect(records(title, '/')[0]?.hierarchy.lvl0).toBe('Platform');
  });
});

describe('the text of a section', () => {
  test('has a space between blocks and none inside a word', () => {
    expect(content('<p>One.</p><p>Two <b>bo</b>ld.</p>')).toBe('One. Two bold.');
  });

  test('has a space between the cells of a table', () => {
    const table = '<table><tbody><tr><td>getSlot</td><td>10</td></tr><tr><td>other</td><td>5</td></tr></tbody></table>';
    expect(content(table)).toBe('getSlot 10 other 5');
  });

  test('joins names that may wrap', () =>
    expect(records(`${title}<p><code>get<wbr>Balance</code></p>`)[0]?.content).toBe('getBalance'));

  test('keeps inline code; the words of code blocks are stored separately', () => {
    expect(content('<p>Call <code>getSlot</code>.</p>')).toBe('Call getSlot.');
    const [record] = records(`${title}<p>Run it.</p><pre><code><span>solana</span> stake\ncurl</code></pre>`);
    expect(record).toMatchObject({content: 'Run it.', ranking: {code: 'solana stake curl'}});
  });

  test('keeps hidden tab panels; the tab labels are stored separately', () => {
    const tabs =
      '<ul role="tablist"><li role="tab">curl</li></ul><div role="tabpanel">shown</div><div role="tabpanel" hidden>hidden</div>';
    const [, section] = records(title + heading(2, 'delegate', 'Delegate') + tabs);
    expect(section).toMatchObject({content: 'shown hidden', tabLabels: ['curl']});
  });

  test('drops scripts, styles, buttons, icons and hidden elements', () => {
    expect(
      content(
        '<script>a</script><style>b</style><button>Copy</button><svg><title>c</title></svg><i aria-hidden="true">d</i><div data-not-indexed>e</div>text',
      ),
    ).toBe('text');
  });
});

describe('headings', () => {
  test('omit the text of their link', () => {
    const page = `${title}<h2 id="a">A<a class="hash-link" href="#a">Direct link to A</a></h2>`;
    expect(records(page)[1]?.hierarchy.lvl2).toBe('A');
  });

  test('keep inline code', () => {
    expect(records(title + heading(2, 'a', 'Call <code>getSlot</code>'))[1]?.hierarchy.lvl2).toBe('Call getSlot');
  });

  test('without an id, have their own records', () => {
    const ids = records(`${title}<h2>One</h2><h2>Two</h2>`).map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('no records', () => {
  test('without a title', () => {
    expect(records('<p>Text.</p>')).toEqual([]);
    expect(records('<h1> \u200B </h1><p>Text.</p>')).toEqual([]);
  });

  test('without an article', () => {
    expect(extractRecords(load('<main><h1>Search</h1></main>'), '/search')).toEqual([]);
  });
});

test('code at the start of a table row is a name, and other code that fills its cell is a value', () => {
  const row = (name: string, ...cells: string[]) =>
    `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = `<table><tbody>${row('<code>getSlot</code>, <code>getBlock</code>', 'text with <code>inline</code>', '<code>u64</code>')}${row('mainnet', '<code>wss://host</code>')}</tbody></table>`;
  const [record] = records(title + table);
  expect(record?.ranking).toMatchObject({names: ['getSlot', 'getBlock', 'wss://host'], values: ['u64']});
});

test('a message in a table is not a name: its words are defined elsewhere', () => {
  const cells = ['dyndexer indexer create', 'it may not be used with getSlot'].map(
    (code) => `<tr><th scope="row"><code>${code}</code></th></tr>`,
  );
  const [record] = records(`${title}<table><tbody>${cells.join('')}</tbody></table>`);
  expect(record?.ranking).toMatchObject({
    names: ['dyndexer indexer create'],
    values: [],
  });
});

test.each([
  ['a mention', '<code>getSlot</code> is refused', []],
  ['a mention at the end', 'HTTP 429, or <code>7429</code>', []],
  ['a name with its message', '<code>InUse</code><br/>Account in use', ['InUse']],
  ['a name with its kind', 'Header <code>X-Key</code>', ['X-Key']],
  ['two names', '<code>u32</code> and <code>i64</code>', ['u32', 'i64']],
  ['a name with its context', '<code>ws</code>, Node.js', ['ws']],
  ['a space in code', '<code> </code>', []],
])('finds the names in a table row that starts with %s', (_, cell, names) => {
  const [record] = records(`${title}<table><tbody><tr><th scope="row">${cell}</th><td>Text</td></tr></tbody></table>`);
  expect(record?.ranking.names).toEqual(names);
});
