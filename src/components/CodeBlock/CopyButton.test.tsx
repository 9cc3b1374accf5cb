// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {CopyButton} from './CopyButton';

const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});

const onRefused = vi.fn();
afterEach(() => {
  cleanup();
  onRefused.mockClear();
});

test('copies the text and confirms it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  setClipboard({writeText});
  render(<CopyButton getText={() => 'solana balance'} copied="Copied" onRefused={onRefused} />);
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('solana balance');
  expect(onRefused).not.toHaveBeenCalled();
});

test.each([
  ['a browser that refuses', {writeText: () => Promise.reject(new Error('denied'))}],
  ['a page without a clipboard', undefined],
])('%s: says what to do instead', async (_name, clipboard) => {
  setClipboard(clipboard);
  render(<CopyButton getText={() => 'x'} copied="Copied" onRefused={onRefused} />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Select the code'));
  expect(onRefused).toHaveBeenCalledOnce();
});

test('a message stays that of the copy when what would be copied changes', async () => {
  setClipboard({writeText: () => Promise.resolve()});
  const {rerender} = render(<CopyButton getText={() => 'KEY'} copied="Put your key in" onRefused={onRefused} />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Put your key in'));
  rerender(<CopyButton getText={() => 'k-1'} copied="Copied, with your key in it" onRefused={onRefused} />);
  expect(screen.getByRole('status').textContent).toBe('Put your key in');
});
