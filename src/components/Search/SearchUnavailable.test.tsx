// @vitest-environment jsdom
import {cleanup, fireEvent, render} from '@testing-library/react';
import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {SearchUnavailable} from './SearchUnavailable';

afterEach(cleanup);

beforeAll(() => {
  // Not implemented in jsdom.
  HTMLDialogElement.prototype.showModal = vi.fn();
});

test.each([
  [false, 'Unable to fetch resultsYou might want to check your network connection.'],
  [true, /may be older than the site\.$/],
])('M11: the dialog, which gets the focus, is described by its text: outdated %s', (isOutdated, text) => {
  const {getByRole} = render(<SearchUnavailable isOutdated={isOutdated} onClose={vi.fn()} />);
  const dialog = getByRole('dialog', {hidden: true});
  expect(document.activeElement).toBe(dialog);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(text);
});

test('M11: a space of the query does not scroll the page behind the dialog', () => {
  const {getByRole} = render(<SearchUnavailable isOutdated={false} onClose={vi.fn()} />);
  expect(fireEvent.keyDown(getByRole('dialog', {hidden: true}), {key: ' '})).toBe(false);
  expect(fireEvent.keyDown(getByRole('button', {hidden: true}), {key: ' '})).toBe(true);
});

test('M11: Back closes the dialog instead of leaving the page', () => {
  // Not implemented in jsdom.
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
  const onClose = vi.fn();
  render(<SearchUnavailable isOutdated={false} onClose={onClose} />);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
});
