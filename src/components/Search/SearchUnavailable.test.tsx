// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {SearchUnavailable} from './SearchUnavailable';

afterEach(cleanup);

test('M11: Back closes the dialog instead of leaving the page', () => {
  // Not implemented in jsdom.
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.dispatchEvent(new Event('close'));
  };
  const onClose = vi.fn();
  render(<SearchUnavailable isOutdated={false} onClose={onClose} />);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onClose).toHaveBeenCalledOnce();
});
