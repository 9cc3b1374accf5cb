// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {afterEach, expect, test} from 'vitest';
import {maxItems} from '../../lib/addresses/query-reader';
import {Rows} from './Rows';

afterEach(cleanup);

function Calls(): ReactNode {
  const [rows, setRows] = useState<readonly {readonly count: string}[]>([{count: '1'}]);
  return (
    <Rows legend="Calls" item="call" rows={rows} added={{count: '10'}} onChange={setRows}>
      {({count}, index, change) => (
        <input aria-label={`Count ${index + 1}`} value={count} onChange={({target}) => change({count: target.value})} />
      )}
    </Rows>
  );
}

test('adding a row moves the focus to it', () => {
  render(<Calls />);
  fireEvent.click(screen.getByRole('button', {name: 'Add a call'}));
  expect(document.activeElement).toBe(screen.getByLabelText('Count 2'));
});

test('no more rows can be added than the URL holds', () => {
  render(<Calls />);
  const add = screen.getByRole('button', {name: 'Add a call'});
  while (screen.getAllByRole('textbox').length < maxItems) fireEvent.click(add);
  expect(add.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(add);
  expect(screen.getAllByRole('textbox')).toHaveLength(maxItems);
  fireEvent.click(screen.getByRole('button', {name: `Remove call ${maxItems}`}));
  expect(add.getAttribute('aria-disabled')).toBe('false');
});

test('removing a row moves the focus to the Add button', () => {
  render(<Calls />);
  fireEvent.click(screen.getByRole('button', {name: 'Remove call 1'}));
  expect(screen.queryByLabelText('Count 1')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Add a call'}));
});
