import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {code, table, type Inline} from '../lib/mdast';
import remarkPhoneTables from '.';

function made(header: string[], ...rows: Inline[][]): Table {
  const node = table(header, rows);
  remarkPhoneTables()({type: 'root', children: [node]});
  return node;
}

/** The headers of the columns that are marked. */
function marked(header: string[], ...rows: Inline[][]): string[] {
  const cells = made(header, ...rows).children[0]?.children ?? [];
  return header.filter((_, index) => cells[index]?.data?.hProperties?.dataProse === '');
}

/** The text of a node, with a bar wherever a word may wrap. */
function textOf(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement' && node.name === 'wbr') return '|';
  return 'children' in node ? node.children.map(textOf).join('') : toString(node);
}

function codesIn(table: Table): string[] {
  const codes: string[] = [];
  visit(table, (node) => {
    if (node.type === 'inlineCode' || (node.type === 'mdxJsxTextElement' && node.name === 'code'))
      codes.push(textOf(node));
  });
  return codes;
}

const sentence = 'The transaction has landed, and its fee is paid.';
const wideWord = code('u'.repeat(40));

test('prose gets room in a table that is too wide for a phone: one with long names, or with many columns', () => {
  expect(marked(['Field', 'Meaning'], [wideWord, sentence])).toEqual(['Meaning']);
  expect(marked(['Status', 'Cause', 'Meaning', 'Action'], ['429', sentence, sentence, sentence])).toEqual([
    'Cause',
    'Meaning',
    'Action',
  ]);
});

test('a table that a phone has room for is left alone', () => {
  expect(marked(['State', 'Cause', 'Action'], ['Active', sentence, sentence])).toEqual([]);
  expect(codesIn(made(['Method', 'Limit'], [code('getSignaturesForAddress'), '10']))).toEqual([
    'getSignaturesForAddress',
  ]);
});

test('so is the prose of one that has room as soon as its names wrap', () => {
  const row = [code('transaction.message.addressTableLookups'), sentence];
  expect(marked(['Field', 'Meaning'], row)).toEqual([]);
  expect(codesIn(made(['Field', 'Meaning'], row))).toEqual(['transaction|.message|.address|TableLookups']);
});

test('columns without prose stay as narrow as they can be', () => {
  expect(marked(['Field', 'Type', 'Unsubscribe'], [code('slot'), 'u64', wideWord])).toEqual([]);
  expect(marked(['Field', 'The number of calls in a second'], [wideWord, '10'])).toEqual([]);
  expect(marked(['Field', 'Type', 'Meaning'], [wideWord, 'array of strings', sentence])).toEqual(['Meaning']);
});

test.each([
  ['wss://solana-mainnet.api.syndica.io/api-key/KEY', 'wss://solana-mainnet|.api.syndica|.io/api-key/|KEY'],
  ['RpcClient::new(url)', 'RpcClient::|new(url)'],
  ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_|CONNECT_|TIMEOUT'],
  ['preTokenBalances[].owner', 'preToken|Balances[]|.owner'],
  ['getSlot', 'getSlot'],
  ['new Connection(url, getSignaturesForAddress)', 'new Connection(url, get|Signatures|ForAddress)'],
  ['curl -sS -i -H', 'curl -sS -i -H'],
])('in a wide table, %s may wrap only between its parts', (text, expected) => {
  expect(codesIn(made(['Name', 'Other'], [code(text), wideWord]))[0]).toBe(expected);
});

test('so may names in links, in code and in text', () => {
  const node = made(['Name', 'Other'], ['[`getSlotLeadersAndMore`](/x), [AccountDataSizeExceeded](/y)', wideWord]);
  expect(codesIn(node)[0]).toBe('getSlot|LeadersAnd|More');
  expect(textOf(node)).toContain('AccountData|SizeExceeded');
});
