// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {CopyButton} from './CopyButton';

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});

afterEach(cleanup);

test('copies the text and confirms it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setClipboard({writeText});
  render(<CopyButton getText={() => 'solana balance'} copied="Copied" />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('solana balance');
});

test.each([
  ['a browser that refuses', {writeText: () => Promise.reject(new Error('denied'))}],
  ['a page without a clipboard', undefined],
])('%s: says what to do instead', async (_name, clipboard) => {
  setClipboard(clipboard);
  render(<CopyButton getText={() => 'x'} copied="Copied" />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Select the code'));
});

test('a message stays that of the copy when what would be copied changes', async () => {
  setClipboard({writeText: () => Promise.resolve()});
  const {rerender} = render(<CopyButton getText={() => 'KEY'} copied="Put your key in" />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Put your key in'));
  rerender(<CopyButton getText={() => 'k-1'} copied="Copied, with your key in it" />);
  expect(screen.getByRole('status').textContent).toBe('Put your key in');
});
