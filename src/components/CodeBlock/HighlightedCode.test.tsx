// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {foldLines} from '../../lib/html/fold-lines';
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

test('shows the placeholder, copies the environment variable, and omits prompt and output', async () => {
  open();
  expect(code()).toBe('$ curl "YOUR_API_KEY"\n200');
  expect(await copy()).toEqual(['curl "$SYNDICA_API_KEY"', 'Copied. Set SYNDICA_API_KEY before you run it.']);
});

test('an entered key is shown immediately, but copied only if the reader chose that', async () => {
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

test('code that contains the key itself is copied as shown, and the message says what is left to do', async () => {
  render(<HighlightedCode html="export SYNDICA_API_KEY=YOUR_API_KEY" language="bash" />);
  expect(await copy()).toEqual([
    'export SYNDICA_API_KEY=YOUR_API_KEY',
    'Copied. Put your key in place of YOUR_API_KEY.',
  ]);
  act(() => setApiKey({key: 'k-1', isCopied: false}));
  expect(code()).toBe('export SYNDICA_API_KEY=k-1');
  expect(await copy()).toEqual(['export SYNDICA_API_KEY=k-1', 'Copied, with your key in it.']);
});

test('a key is escaped', () => {
  open();
  act(() => setApiKey({key: '<img src=x onerror=alert(1)>', isCopied: false}));
  expect(document.querySelector('pre img')).toBeNull();
});

test('code without a key placeholder has no key button, only the note on its checks', () => {
  render(<HighlightedCode html="{}" language="json" checked="Checked: run with A 1" />);
  expect(screen.getByText('Checked: run with A 1')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

const longCode = (lines: number, imports?: number) =>
  foldLines(Array.from({length: lines}, (_, index) => `line ${index}`).join('\n'), imports);
const isFolded = () => document.querySelector('[data-folded]') !== null;

test('long code is folded until the reader asks for all of it', () => {
  const {rerender} = render(<HighlightedCode html={longCode(61)} language="bash" />);
  expect(isFolded()).toBe(true);
  fireEvent.click(screen.getByRole('button', {name: 'Show all 61 lines', expanded: false}));
  expect(isFolded()).toBe(false);
  fireEvent.click(screen.getByRole('button', {name: 'Show less', expanded: true}));
  expect(isFolded()).toBe(true);
  rerender(<HighlightedCode html={longCode(60)} language="bash" />);
  expect(isFolded()).toBe(false);
  expect(screen.queryByRole('button', {name: /^Show/})).toBeNull();
});

/** The `hidden` of each part that folded code leaves out. */
const hiddenParts = () =>
  [...document.querySelectorAll('[data-fold]')].map((part) => part.getAttribute('hidden') ?? 'shown');

test('long code unfolds when the browser finds something in it, and can be folded and found again', () => {
  render(<HighlightedCode html={longCode(61, 24)} language="bash" />);
  const find = () => {
    expect(hiddenParts()).toEqual(['until-found', 'until-found']);
    fireEvent(document.querySelector('[data-fold]') as Element, new Event('beforematch', {bubbles: true}));
  };
  find();
  expect(isFolded()).toBe(false);
  expect(hiddenParts()).toEqual(['shown', 'shown']);
  fireEvent.click(screen.getByRole('button', {name: 'Show less'}));
  expect(isFolded()).toBe(true);
  find();
  expect(isFolded()).toBe(false);
});

test('the browser still finds what other code leaves out in its place, such as with the reader’s key', () => {
  const {rerender} = render(<HighlightedCode html={`YOUR_API_KEY ${longCode(61)}`} language="bash" />);
  act(() => setApiKey({key: 'k-1', isCopied: false}));
  expect(code()).toContain('k-1 line 0');
  expect(hiddenParts()).toEqual(['until-found']);
  rerender(<HighlightedCode html={longCode(62, 24)} language="python" />);
  expect(hiddenParts()).toEqual(['until-found', 'until-found']);
  fireEvent.click(screen.getByRole('button', {name: 'Show all 62 lines'}));
  rerender(<HighlightedCode html={longCode(63, 24)} language="go" />);
  expect(hiddenParts()).toEqual(['shown', 'shown']);
});

test('long code unfolds when a browser that does not know `until-found` scrolls in it', () => {
  window.scrollBy = vi.fn();
  render(<HighlightedCode html={longCode(61)} language="bash" />);
  const part = document.querySelector('[data-fold]') as Element;
  fireEvent.scroll(part);
  expect(isFolded()).toBe(true);
  part.scrollTop = 300;
  fireEvent.scroll(part);
  expect(isFolded()).toBe(false);
});

test('long code unfolds if a link to a text has been followed in it before hydration', async () => {
  window.scrollBy = vi.fn();
  const element = <HighlightedCode html={longCode(61, 24)} language="bash" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  // Reading modes drop what is hidden, even until found.
  expect(hiddenParts()).toEqual(['shown', 'shown']);
  for (const part of container.querySelectorAll('[data-fold]:last-child')) part.scrollTop = 300;
  render(element, {container, hydrate: true});
  await vi.waitFor(() => expect(isFolded()).toBe(false));
  expect(hiddenParts()).toEqual(['shown', 'shown']);
});

test('long code unfolds when the reader has to select it, as the browser refuses to copy', async () => {
  render(<HighlightedCode html={longCode(61)} language="bash" />);
  await copy();
  expect(isFolded()).toBe(true);
  writeText.mockRejectedValueOnce(new Error('denied'));
  fireEvent.click(screen.getByRole('button', {name: 'Copy code to clipboard'}));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('Select the code'));
  expect(isFolded()).toBe(false);
});

test('a response that mentions the mark of folded code is not folded', () => {
  render(<HighlightedCode html={'&lt;span data-fold="">'} language="text" />);
  expect(isFolded()).toBe(false);
});

test('folded code says how many lines of imports it leaves out', () => {
  const said = () => document.querySelector<HTMLElement>('[data-folded]')?.dataset.imports;
  render(<HighlightedCode html={longCode(61, 24)} language="typescript" imports="24" />);
  expect(said()).toBe('24');
  fireEvent.click(screen.getByRole('button', {name: 'Show all 61 lines'}));
  expect(said()).toBeUndefined();
});
