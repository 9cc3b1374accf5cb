// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {setApiKey} from '../../ApiKey/api-key';
import {offerDecoder} from './offer-decoder';

const decoder = '/platform/resources/rpc-error-codes#decode';
const log = 'Error: failed to send transaction: Transaction simulation failed: custom program error: 0x1';
const query = 'custom program error: 0x1';

const leaveFor = vi.fn();
let controller: AbortController;
let field: HTMLInputElement;
let offer: (pasted: string) => void;

beforeEach(() => {
  leaveFor.mockReset();
  window.history.replaceState(null, '', '/platform/staking');
  document.body.innerHTML = '<form><input></form><div class="DocSearch-Dropdown"></div>';
  field = document.querySelector('input') ?? document.createElement('input');
  field.value = query;
  controller = new AbortController();
  offer = offerDecoder({root: document.body, decoder, leaveFor}, controller.signal);
});
afterEach(() => {
  controller.abort();
  window.history.replaceState(null, '', '/');
});

const link = () => document.querySelector('a');
const handedOver = () => (window.history.state as {errorDecoder?: string} | null)?.errorDecoder;

test('an error is handed over as a whole, in the entry of the decoder', () => {
  leaveFor.mockImplementation((path: string) => window.history.pushState({}, '', path));
  offer(log);
  link()?.click();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(decoder);
  expect(window.location.pathname + window.location.hash).toBe(decoder);
  expect(handedOver()).toBe(log);
});

test('keys are taken out, also of a text that is too long', () => {
  offer(`${log} https://solana-mainnet.api.syndica.io/api-key/3q9Zk7Yx2mVbN8tR5wLc`);
  link()?.click();
  expect(handedOver()?.startsWith(log)).toBe(true);
  expect(handedOver()).not.toContain('3q9Zk7Yx2mVbN8tR5wLc');

  const url = `https://solana-mainnet.api.syndica.io/api-key/${'3q9Zk7Yx2mVbN8tR5wLc'.repeat(2)}`;
  offer(`${url}\n${'x'.repeat(100_000 - log.length - 22)}\n${log}`);
  link()?.click();
  expect(handedOver()?.endsWith(log)).toBe(true);
  expect(handedOver()).not.toMatch(/7Yx2mVb|N8tR5wLc/);

  offer(`${log} [${Array.from({length: 64}, (_, index) => (index * 37) % 256).join(',')}]`);
  link()?.click();
  expect(handedOver()).toBe(`${log} `);
});

test('the key that the reader has filled in is taken out, too', () => {
  setApiKey({key: 'a1b2c3d4e5', isCopied: false});
  offer(`Rejected: a1b2c3d4e5 ${log}`);
  link()?.click();
  expect(handedOver()).toBe(`Rejected:  ${log}`);
  setApiKey({key: '', isCopied: false});
});

test('an error that is pasted into a query is offered as well', () => {
  field.value = `why ${query}`;
  offer(log);
  expect(link()).not.toBeNull();
});

test('the offer ends with another query', () => {
  offer(log);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  expect(link()).not.toBeNull();
  field.value = 'staking';
  field.dispatchEvent(new Event('input', {bubbles: true}));
  expect(link()).toBeNull();
});

test('there is none for other texts, or on the page of the decoder', () => {
  offer('How do I move an application that has run for years with another provider to this one?');
  expect(link()).toBeNull();
  window.history.replaceState(null, '', '/platform/resources/rpc-error-codes');
  offer(log);
  expect(link()).toBeNull();
});
