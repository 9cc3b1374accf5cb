import {text} from 'node:stream/consumers';
import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {prerenderToNodeStream} from 'react-dom/static';
import {expect, test, vi} from 'vitest';
import {ErrorTable} from './ErrorTable';
import {tableHeights, type ErrorTableName} from './table-heights';

/** The pre-rendered tables. */

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({action: 'POP'}),
  useLocation: () => ({pathname: '/platform/resources/rpc-error-codes'}),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));

const build = async (of: ErrorTableName) =>
  load(await text((await prerenderToNodeStream(<ErrorTable of={of} />)).prelude));
const names = Object.keys(tableHeights) as ErrorTableName[];

/** The row's own anchor, or the `href` that the row links to. */
const anchorOf = ($: CheerioAPI, row: Element) =>
  $(row).find('th code[id]').attr('id') ?? $(row).find('th a').attr('href');

test.each(names)('%s: every row has a unique anchor and a cell for each heading', async (of) => {
  const $ = await build(of);
  const columns = $('thead th').length;
  const rows = $('tbody tr').toArray();
  expect(rows.length).toBeGreaterThan(5);
  const anchors = rows.map((row) => anchorOf($, row));
  expect(anchors).not.toContain(undefined);
  expect(new Set(anchors).size).toBe(rows.length);
  expect(rows.filter((row) => $(row).find('th, td').length !== columns)).toEqual([]);
});

test('a row contains the code, the text below it, and the other cells', async () => {
  const $ = await build('client');
  const row = $('#client-error-8100002').closest('tr');
  expect(
    row
      .find('th, td')
      .toArray()
      .map((cell) => $(cell).text()),
  ).toEqual([
    '8100002\nTransport http error',
    'The server returned an HTTP error status.',
    'Read statusCode in context, and look it up.',
    'After a fix',
  ]);
  expect(row.find('a').attr('href')).toBe('/platform/resources/troubleshooting-http#find-the-cause');
});

test('the first cell of a program error has its number in hex and decimal, and its name', async () => {
  const $ = await build('token');
  const cells = $('#token-program-error-1').closest('tr').find('th, td').toArray();
  expect(cells.map((cell) => $(cell).text())).toEqual([
    '0x1 1\nInsufficientFunds',
    'Too few tokens. Logs: insufficient funds.',
  ]);
  expect($(cells[0]).find('wbr')).toHaveLength(1);
});

test("the list of all codes and Anchor's meanings are not indexed for search", async () => {
  expect((await build('codes'))('table[data-not-indexed]')).toHaveLength(1);
  const $ = await build('anchor');
  expect($('#anchor-program-error-2006').siblings('[data-not-indexed]').text()).toContain('seeds');
});
