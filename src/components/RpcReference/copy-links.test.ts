// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {copyLinks} from './copy-links';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  document.body.innerHTML = '<div><button data-copy-link="getSlot">Copy link</button></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const box = () => document.querySelector('div') as HTMLElement;
const button = () => document.querySelector('button') as HTMLElement;

test('a button copies the address of its heading, says so, and is ready again', async () => {
  writeText.mockResolvedValue();
  copyLinks(box());
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/#getSlot');
  vi.advanceTimersByTime(2000);
  expect(button().textContent).toBe('Copy link');
});

test('a browser that refuses, or has no clipboard, is not taken for one that copied', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  copyLinks(box());
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe('Not copied'));
  vi.advanceTimersByTime(2000);
  vi.stubGlobal('navigator', {});
  button().click();
  await vi.waitFor(() => expect(button().textContent).toBe('Not copied'));
});

test('elsewhere, and once it has ended, a click copies nothing', () => {
  const end = copyLinks(box());
  box().click();
  end();
  button().click();
  expect(writeText).not.toHaveBeenCalled();
});
