// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import type {ReactNode} from 'react';
import {Router, useLocation} from 'react-router';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import Navigation from './navigation';

const {dispatch, returnToPlace, holdTarget, restorePlaces} = vi.hoisted(() => ({
  dispatch: vi.fn(),
  returnToPlace: vi.fn(),
  holdTarget: vi.fn(),
  restorePlaces: vi.fn<() => boolean>(),
}));
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({dispatchLifecycleAction: dispatch}));

vi.mock('./reading-places', () => ({
  returnToPlace,
  holdTarget,
  restorePlaces,
  storePlaces: () => undefined,
}));

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function Site({children}: {readonly children: ReactNode}) {
  return <Navigation location={useLocation()}>{children}</Navigation>;
}

function openSite(path: string): MemoryHistory {
  const history = createMemoryHistory({initialEntries: [path]});
  render(
    <Router history={history}>
      <Site>
        <h2 id="section">Section</h2>
      </Site>
    </Router>,
  );
  return history;
}

test("the first page keeps the browser's scroll position", () => {
  openSite('/start#section');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['holds', 'new', false, 1],
  ['does not hold', 'known', true, 0],
])('the first page %s the target of its hash in place at a %s entry', (_does, _entry, isKnown, times) => {
  restorePlaces.mockReturnValue(isKnown);
  openSite('/start#section');
  expect(holdTarget).toHaveBeenCalledTimes(times);
});

test("the first page opens the details that its hash's target is in, and scrolls to it", () => {
  const history = createMemoryHistory({initialEntries: ['/start#field']});
  const {container} = render(
    <Router history={history}>
      <Site>
        <details>
          <p id="field">Field</p>
        </details>
      </Site>
    </Router>,
  );
  expect(container.querySelector('details')?.open).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('a new page starts at its top', () => {
  const history = openSite('/start');
  act(() => history.push('/next'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('scrolls to the target of a hash; ignores a malformed hash, or one without a target', () => {
  const history = openSite('/start');
  act(() => history.push('/start#section'));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('section');
  act(() => history.push('/start#other'));
  act(() => history.push('/start#%'));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back keeps the scroll position that the browser has restored', () => {
  const history = openSite('/start');
  act(() => history.push('/next'));
  scrollTo.mockClear();
  act(() => history.goBack());
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back to an entry with a hash leads to where the reader was, and leaves the focus alone', () => {
  const history = openSite('/start#section');
  act(() => history.push('/next'));
  act(() => history.goBack());
  expect(returnToPlace).toHaveBeenCalledOnce();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('a second link to the same place leads there again', () => {
  const history = openSite('/start#section');
  act(() => history.replace('/start#section'));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('section');
});

test('a query that a page writes does not move the reader, unlike a link with another query', () => {
  const history = openSite('/start#section');
  act(() => history.replace('/start?q=key#section'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  act(() => history.push('/start?q=other#section'));
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('notifies client modules of each page once it is shown', () => {
  const history = openSite('/start');
  act(() => history.push('/next'));
  const path = (pathname: string): unknown => expect.objectContaining({pathname});
  expect(dispatch.mock.calls).toEqual([
    ['onRouteDidUpdate', {previousLocation: null, location: path('/start')}],
    ['onRouteDidUpdate', {previousLocation: path('/start'), location: path('/next')}],
  ]);
});
