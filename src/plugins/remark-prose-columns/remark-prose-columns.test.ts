import {expect, test} from 'vitest';
import {code, table} from '../lib/mdast';
import remarkProseColumns from '.';

/** The headers of the columns that are marked. */
function marked(header: string[], ...rows: Parameters<typeof table>[1]): string[] {
  const made = table(header, rows);
  remarkProseColumns()({type: 'root', children: [made]});
  const cells = made.children[0]?.children ?? [];
  return header.filter((_, index) => cells[index]?.data?.hProperties?.dataProse === '');
}

const sentence = 'The transaction has landed, and its fee is paid.';
const identifier = code('transaction.message.addressTableLookups');

test('prose gets room in a table that is too wide for a phone: one with long names, or with many columns', () => {
  expect(marked(['Field', 'Meaning'], [identifier, sentence])).toEqual(['Meaning']);
  expect(marked(['Status', 'Cause', 'Meaning', 'Action'], ['429', sentence, sentence, sentence])).toEqual([
    'Cause',
    'Meaning',
    'Action',
  ]);
});

test('a table that a phone has room for is left alone', () => {
  expect(marked(['State', 'Cause', 'Action'], ['Active', sentence, sentence])).toEqual([]);
});

test('columns without prose stay as narrow as they can be', () => {
  expect(marked(['Field', 'Type', 'Unsubscribe'], [identifier, 'u64', code('u'.repeat(40))])).toEqual([]);
  expect(marked(['Field', 'The number of calls in a second'], [identifier, '10'])).toEqual([]);
  expect(marked(['Field', 'Type', 'Meaning'], [identifier, 'array of strings', sentence])).toEqual(['Meaning']);
});
