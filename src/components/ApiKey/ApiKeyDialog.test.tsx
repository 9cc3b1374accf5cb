// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, renderHook, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {setApiKey, useApiKey} from './api-key';
import {ApiKeyDialog} from './ApiKeyDialog';

const onClose = vi.fn();

// Not implemented in jsdom.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
  act(() => setApiKey({key: '', isCopied: false}));
});

const open = () => render(<ApiKeyDialog onClose={onClose} />);
const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'API key'});
const type = (text: string) => fireEvent.change(field(), {target: {value: text}});
const use = () => fireEvent.click(screen.getByRole('button', {name: 'Use key'}));
const held = () => renderHook(() => useApiKey()).result.current;

test.each([
  ['', 'Nothing to fill in yet: enter your key, or choose Cancel.'],
  ['  ', 'Nothing to fill in yet: enter your key, or choose Cancel.'],
  ['two words', /a key contains only letters, digits/],
  ['https://solana-mainnet.api.syndica.io/', /a key contains only letters, digits/],
  ['https://solana-mainnet.api.syndica.io/api-key/', /a key contains only letters, digits/],
  ['YOUR_API_KEY', 'Not filled in: this is only a placeholder. Copy your own key from the dashboard.'],
  ['$SYNDICA_API_KEY', /^Not filled in: this is only a placeholder/],
  ['<key>', /^Not filled in: this is only a placeholder/],
  ['https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY', /^Not filled in: this is only a placeholder/],
])('P11: "%s" is not a key: the dialog stays open, shows an error, and focuses the field', (text, problem) => {
  open();
  type(text);
  use();
  expect(screen.getByRole('alert').textContent).toMatch(problem);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(onClose).not.toHaveBeenCalled();
  type('k-1');
  expect(screen.getByRole('alert').textContent).toBe('');
  use();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(held()).toEqual({key: 'k-1', isCopied: false});
});

test('P11: the same problem again is announced again, and scrolled to', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  use();
  const alert = screen.getByRole('alert');
  const first = alert.firstChild;
  use();
  expect(first?.isConnected).toBe(false);
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert.textContent).toMatch(/^Nothing to fill in yet/);
  expect(scroll).toHaveBeenCalledTimes(2);
});

test.each([
  'https://solana-mainnet.api.syndica.io/api-key/abc123',
  'wss://solana-devnet.api.syndica.io/api-key/abc123/',
  'https://solana-api.syndica.io/access-token/abc123/rpc',
  'https://solana-mainnet.api.syndica.io/api-token/abc123',
  ' https://solana-mainnet.api.syndica.io/api-key/abc123?x=1 ',
  'https://solana-mainnet.api.syndica.io/api-key/abc123#x',
  '"https://solana-mainnet.api.syndica.io/api-key/abc123"',
  'solana-mainnet.api.syndica.io/api-key/abc123',
])('P11: the key is extracted from an endpoint: %s', (endpoint) => {
  open();
  type(endpoint);
  use();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(held()).toEqual({key: 'abc123', isCopied: false});
});

test('clearing the field forgets the key', () => {
  setApiKey({key: 'k-1', isCopied: true});
  open();
  type('');
  use();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(held()).toEqual({key: '', isCopied: false});
});

test('P11: both results of copying are spelled out, and a copy without the key is the default', () => {
  open();
  const [reads, contains] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(screen.getByRole('group', {name: 'Copied samples'})).toBeTruthy();
  expect(reads?.labels?.[0]?.textContent).toBe('Read the key from SYNDICA_API_KEY, which you set before you run them');
  expect(contains?.labels?.[0]?.textContent).toBe('Contain the key: don’t share or commit them');
  expect([reads?.checked, contains?.checked]).toEqual([true, false]);
  type('k-1');
  fireEvent.click(contains as HTMLInputElement);
  use();
  expect(held()).toEqual({key: 'k-1', isCopied: true});
});

test('the dialog says when the key is sent', () => {
  open();
  const about = field().getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  expect(document.getElementById(about)?.textContent).toContain(
    'It is sent only if you send a request from the request builder to an endpoint with the key in it',
  );
});
