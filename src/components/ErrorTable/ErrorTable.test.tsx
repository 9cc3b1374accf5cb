// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeAll, expect, test, vi} from 'vitest';
import {ErrorTable} from './ErrorTable';

/** After client-side navigation: React renders the table in the browser. */

const history = vi.hoisted(() => ({action: 'PUSH', location: {hash: '', state: {}}, push: vi.fn()}));
vi.mock('@docusaurus/router', () => ({useHistory: () => history, useLocation: () => ({pathname: '/'})}));
vi.mock('@docusaurus/Link', () => ({default: 'a'}));

const scrolledTo = vi.fn();
beforeAll(async () => {
  // Loaded up front: the first import can take longer than the timeout of `findByText`.
  await import('./tables');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});
afterEach(() => {
  cleanup();
  scrolledTo.mockClear();
});

const showAt = async (hash: string, action: 'PUSH' | 'POP', state = {}) => {
  history.location = {hash, state};
  history.action = action;
  render(<ErrorTable of="anchor" />);
  expect(await screen.findByRole('table')).toBeTruthy();
  // Flush pending effects, which can lag behind the render on a busy machine.
  await act(() => Promise.resolve());
};

test('a placeholder is shown until the table has loaded', async () => {
  render(<ErrorTable of="anchor" />);
  expect(screen.getByText('Loading …')).toBeTruthy();
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a link to an error scrolls to it once the table has loaded', async () => {
  await showAt('#anchor-program-error-2006', 'PUSH');
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('anchor-program-error-2006');
});

test('a search for an error in the table scrolls to it, too, and moves the focus there', async () => {
  document.body.innerHTML = '<h2 id="anchor-errors">Errors</h2>';
  await showAt('#anchor-errors', 'PUSH', {found: 'ConstraintSeeds'});
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith('anchor-program-error-2006');
  expect(document.activeElement?.id).toBe('anchor-program-error-2006');
});

test.each([
  ['to another part of the page', '#client-errors', 'PUSH'],
  ['back', '#anchor-program-error-2006', 'POP'],
] as const)('going %s does not scroll', async (_way, hash, action) => {
  await showAt(hash, action);
  expect(scrolledTo).not.toHaveBeenCalled();
});
