// @vitest-environment jsdom
import {afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {feedbackTime} from '../../components/Clipboard/feedback-time';
import {copyHeadingLinks} from './copy-heading-links';

const writeText = vi.fn<(text: string) => Promise<void>>();
const main = document.createElement('main');

beforeAll(() => {
  document.body.append(main);
  copyHeadingLinks();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  // The query of a tool must not be copied.
  window.history.replaceState(null, '', '/page?plan=free');
  main.innerHTML = `
    <h2 id="send">Send a <code>key</code><a class="hash-link" href="#send">\u200B</a></h2>
    <div id="field"><a class="hash-link" href="#field"></a></div>
    <button data-copy-link="getSlot">Copy link</button>
    <p>Text with <a href="#send">a link</a></p>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const link = (selector: string) => document.querySelector(`${selector} a`) as HTMLAnchorElement;
const status = () => document.querySelector('.heading-link-status')?.textContent;

test('a click copies the URL of the section, with temporary feedback', async () => {
  writeText.mockResolvedValue();
  link('h2').click();
  await vi.waitFor(() => expect(status()).toBe('The link to Send a key is copied.'));
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/page#send');
  expect(link('h2').dataset.copied).toBe('Copied');
  vi.advanceTimersByTime(feedbackTime('Copied'));
  expect(link('h2').dataset.copied).toBeUndefined();
  expect(status()).not.toBe('');
  vi.advanceTimersByTime(feedbackTime('The link to Send a key is copied.'));
  expect(status()).toBe('');
});

test('the feedback of a second copy lasts as long as that of the first', async () => {
  writeText.mockResolvedValue();
  link('h2').click();
  await vi.waitFor(() => expect(status()).toBe('The link to Send a key is copied.'));
  vi.advanceTimersByTime(1500);
  link('#field').click();
  await vi.waitFor(() => expect(status()).toBe('The link to field is copied.'));
  expect(link('h2').dataset.copied).toBeUndefined();
  const whole = feedbackTime('The link to field is copied.');
  vi.advanceTimersByTime(whole / 2);
  expect(status()).toBe('The link to field is copied.');
  vi.advanceTimersByTime(whole / 2);
  expect(status()).toBe('');
});

test('a copy that takes longer than the next one does not clear its feedback', async () => {
  let settle = () => {};
  writeText.mockReturnValueOnce(new Promise((resolve) => (settle = resolve))).mockResolvedValue();
  link('h2').click();
  link('#field').click();
  await vi.waitFor(() => expect(status()).toBe('The link to field is copied.'));
  vi.advanceTimersByTime(1000);
  settle();
  await vi.waitFor(() => expect(status()).toBe('The link to Send a key is copied.'));
  expect(link('#field').dataset.copied).toBeUndefined();
  vi.advanceTimersByTime(3000);
  expect(status()).toBe('The link to Send a key is copied.');
});

test('an element that is not a heading is named by its id', async () => {
  writeText.mockResolvedValue();
  link('#field').click();
  await vi.waitFor(() => expect(status()).toBe('The link to field is copied.'));
});

test('a button copies the URL of the heading that it names', async () => {
  writeText.mockResolvedValue();
  const button = document.querySelector('button');
  button?.click();
  await vi.waitFor(() => expect(status()).toBe('The link to getSlot is copied.'));
  expect(writeText).toHaveBeenCalledWith('http://localhost:3000/page#getSlot');
  expect(button?.dataset.copied).toBe('Copied');
});

test('the link still navigates to its section', () => {
  writeText.mockResolvedValue();
  const click = new MouseEvent('click', {bubbles: true, cancelable: true});
  link('h2').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('a denied or missing clipboard is reported as a failure', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  link('h2').click();
  await vi.waitFor(() => expect(status()).toMatch(/^Not copied: /));
  expect(link('h2').dataset.copied).toBe('Not copied');
  vi.advanceTimersByTime(2000);
  vi.stubGlobal('navigator', {});
  link('h2').click();
  await vi.waitFor(() => expect(status()).toMatch(/^Not copied: /));
});

test('other links, and a click that opens a tab, copy nothing', () => {
  link('p').click();
  link('h2').dispatchEvent(new MouseEvent('click', {bubbles: true, ctrlKey: true}));
  expect(writeText).not.toHaveBeenCalled();
});
