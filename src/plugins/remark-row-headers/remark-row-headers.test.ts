import {expect, test} from 'vitest';
import {table} from '../lib/mdast';
import remarkRowHeaders from '.';

/** Whether each cell is made a row header, row by row. */
function rowHeaders(...rows: Parameters<typeof table>[1]): boolean[][] {
  const made = table(['Status', 'Meaning'], rows);
  remarkRowHeaders()({type: 'root', children: [made]});
  return made.children.map(({children}) =>
    children.map(({data}) => data?.hName === 'th' && data.hProperties?.scope === 'row'),
  );
}

test('the first cell of each row is its header', () => {
  expect(rowHeaders(['429', 'Too many requests.'], ['500', 'An internal error.'])).toEqual([
    [false, false],
    [true, false],
    [true, false],
  ]);
});

test('an empty cell names nothing', () => {
  expect(rowHeaders(['', 'Too many requests.'])[1]).toEqual([false, false]);
});
