// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {outdatedPageError} from '../../../lib/browser/outdated-page';
import type {SearchResult} from '../../../lib/search/search-record';
import type {SearchClient} from '../../../search/client';
import type {StandInResult} from '../../../search/fallback/stand-in';
import {outdatedTexts} from '../../Failure/outdated-texts';
import {searchTexts} from '../texts';
import {addNotice, watchAnswers} from './answer-notice';

afterEach(() => vi.restoreAllMocks());

const own: SearchResult = {hits: [], nbHits: 0};
const standIn: StandInResult = {...own, isStandIn: true};

function watch(search: SearchClient['search']) {
  const onAnswer = vi.fn();
  const {client, listen} = watchAnswers({indexName: 'docs', search});
  listen(onAnswer);
  return {onAnswer, client};
}

test('answers are passed through, and those of a fallback are reported', async () => {
  const {client, onAnswer} = watch((query) => Promise.resolve(query === 'down' ? standIn : own));
  await expect(client.search('down')).resolves.toBe(standIn);
  await expect(client.search('up')).resolves.toBe(own);
  expect(onAnswer.mock.calls).toEqual([['stand-in'], [undefined]]);
});

test('a failed search reports no fallback', async () => {
  const {client, onAnswer} = watch(() => Promise.reject(new Error('no host')));
  await expect(client.search('stake')).rejects.toThrow('no host');
  expect(onAnswer.mock.calls).toEqual([[undefined]]);
});

test('a failed search reports an outdated page, unless the browser is offline', async () => {
  const {client, onAnswer} = watch(() => Promise.reject(outdatedPageError('/index.json answered 404.')));
  await expect(client.search('stake')).rejects.toThrow('404');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(client.search('stake')).rejects.toThrow('404');
  expect(onAnswer.mock.calls).toEqual([['outdated'], [undefined]]);
});

test('a search that takes long is reported until it ends, one that is superseded is not', async () => {
  vi.useFakeTimers();
  const {client, onAnswer} = watch(
    (query) => new Promise((resolve) => setTimeout(() => resolve(own), query === 'slow' ? 1000 : 350)),
  );
  const searches = [client.search('slow'), client.search('stake')];
  await vi.advanceTimersByTimeAsync(299);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(searches);
  expect(onAnswer.mock.calls).toEqual([['stalled'], [undefined]]);
  vi.useRealTimers();
});

test('an answer superseded by a newer search reports nothing', async () => {
  const {client, onAnswer} = watch((query) =>
    query === 'slow' ? new Promise((resolve) => setTimeout(() => resolve(standIn), 20)) : Promise.resolve(own),
  );
  await Promise.all([client.search('slow'), client.search('fast')]);
  expect(onAnswer.mock.calls).toEqual([[undefined]]);
});

/** The parts of the modal around the notice. */
function openModal() {
  document.body.innerHTML = `<div><header><form><input value="stake"></form></header>
    <div class="DocSearch-Dropdown"></div></div>`;
  const root = document.querySelector('div') as HTMLElement;
  const input = root.querySelector('input') as HTMLInputElement;
  const notice = () => root.querySelector('.DocSearch-Dropdown')?.previousElementSibling?.textContent;
  return {root, input, notice, setNotice: addNotice(root, new AbortController().signal)};
}

test('the notice is above the results while they come from a fallback', () => {
  const {notice, setNotice} = openModal();
  setNotice('stand-in');
  setNotice('stand-in');
  expect(notice()).toBe(searchTexts.standIn);
  setNotice();
  expect(notice()).not.toBe(searchTexts.standIn);
});

test('the notice about an outdated page has a reload button', () => {
  const {root, notice, setNotice} = openModal();
  setNotice('outdated');
  expect(notice()).toContain(outdatedTexts.outdated);
  expect(root.querySelector('button')?.textContent).toBe(outdatedTexts.reload);
  setNotice('stand-in');
  expect(notice()).toBe(searchTexts.standIn);
});

test('an answer that comes after the query has been cleared leaves no notice', () => {
  const {input, notice, setNotice} = openModal();
  input.value = '';
  setNotice('stalled');
  expect(notice()).not.toBe(searchTexts.stalled);
});

test('the notice is removed when the query is deleted or cleared, not when it changes', async () => {
  const {input, notice, setNotice} = openModal();
  const change = (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  setNotice('stand-in');
  change('stak');
  expect(notice()).toBe(searchTexts.standIn);
  change('');
  expect(notice()).not.toBe(searchTexts.standIn);
  change('stake');
  setNotice('stand-in');
  input.defaultValue = '';
  input.form?.reset();
  await vi.waitFor(() => expect(notice()).not.toBe(searchTexts.standIn));
});
