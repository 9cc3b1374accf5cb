// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {setApiKey} from '../ApiKey/api-key';
import {HighlightedCode} from './HighlightedCode';

const html =
  '<span class="token comment" data-copy="">$ </span>curl "<span data-env="$SYNDICA_API_KEY">YOUR_API_KEY</span>"' +
  '<span data-copy="">\n200</span>';
const writeText = vi.fn(() => Promise.resolve());

beforeEach(() => Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true}));
afterEach(() => {
  cleanup();
  act(() => setApiKey({key: '', isCopied: false}));
  writeText.mockClear();
});

const open = () => render(<HighlightedCode html={html} language="console" checked="Checked: run with A 1" />);
const code = () => document.querySelector('pre')?.textContent;

async function copy(): Promise<[text: string | undefined, message: string | null]> {
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Copied/));
  return [(writeText.mock.lastCall as string[] | undefined)?.[0], screen.getByRole('status').textContent];
}

test('shows the placeholder, copies the environment variable, and leaves prompt and output out', async () => {
  open();
  expect(code()).toBe('$ curl "YOUR_API_KEY"\n200');
  expect(await copy()).toEqual(['curl "$SYNDICA_API_KEY"', 'Copied. Set SYNDICA_API_KEY before you run it.']);
});

test('a typed key shows at once; a copy has it only when the reader asked for that', async () => {
  open();
  act(() => setApiKey({key: 'k-1', isCopied: false}));
  expect(code()).toBe('$ curl "k-1"\n200');
  expect(await copy()).toEqual([
    'curl "$SYNDICA_API_KEY"',
    'Copied, without your key. Set SYNDICA_API_KEY before you run it.',
  ]);
  act(() => setApiKey({key: 'k-2', isCopied: true}));
  expect(await copy()).toEqual(['curl "k-2"', 'Copied, with your key in it.']);
});

test('code that takes the key itself is copied as it is shown, and says what is left to do', async () => {
  render(<HighlightedCode html="export SYNDICA_API_KEY=YOUR_API_KEY" language="bash" />);
  expect(await copy()).toEqual([
    'export SYNDICA_API_KEY=YOUR_API_KEY',
    'Copied. Put your key in place of YOUR_API_KEY.',
  ]);
  act(() => setApiKey({key: 'k-1', isCopied: false}));
  expect(code()).toBe('export SYNDICA_API_KEY=k-1');
  expect(await copy()).toEqual(['export SYNDICA_API_KEY=k-1', 'Copied, with your key in it.']);
});

test('a key cannot be markup', () => {
  open();
  act(() => setApiKey({key: '<img src=x onerror=alert(1)>', isCopied: false}));
  expect(document.querySelector('pre img')).toBeNull();
});

test('code without a place for a key offers none, and says only what it was checked against', () => {
  render(<HighlightedCode html="{}" language="json" checked="Checked: run with A 1" />);
  expect(screen.getByText('Checked: run with A 1')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
