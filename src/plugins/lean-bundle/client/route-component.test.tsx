// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createLocation, createMemoryHistory} from 'history';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {RouteConfigComponentProps} from 'react-router-config';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {routeComponent} from './route-component';

type Loader = () => Promise<unknown>;

const modules = vi.hoisted(() => ({
  page: vi.fn<Loader>(),
  content: vi.fn<Loader>(),
  props: vi.fn<Loader>(),
  plugin: vi.fn<Loader>(),
}));

vi.mock('@docusaurus/core/lib/client/routeContext', () => ({
  RouteContextProvider: ({value, children}: {value: {plugin: {name: string}}; children: ReactNode}) => (
    <div title={value.plugin.name}>{children}</div>
  ),
}));

const Loading = ({error, pastDelay, retry}: LoadingComponentProps) => (
  <button onClick={retry}>{error ? String(error) : pastDelay ? 'late' : 'early'}</button>
);

const make = (names: unknown) =>
  routeComponent(names, {loaderOf: (name) => (modules as Partial<Record<string, Loader>>)[name], Loading});

const route = {
  __comp: 'page',
  __context: {plugin: 'plugin'},
  __props: 'props',
  content: 'content',
  items: [{x: 'content'}],
};

interface PageProps {
  readonly content: {readonly toc: string} & ((props: object) => ReactNode);
  readonly items: readonly [{readonly x: unknown}];
  readonly version: string;
  readonly location: RouteConfigComponentProps['location'];
}

function Page({content: Content, items, version, location}: PageProps) {
  return (
    <main>
      <Content />, {Content.toc}, {String(items[0].x === Content)}, {version}, {location.pathname}
    </main>
  );
}

beforeEach(() => {
  modules.page.mockResolvedValue({default: Page});
  modules.content.mockResolvedValue({default: () => <b>text</b>, toc: 'headings'});
  modules.props.mockResolvedValue({default: {version: '1'}});
  modules.plugin.mockResolvedValue({default: {name: 'docs'}});
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

const routeProps = (path: string): RouteConfigComponentProps => ({
  history: createMemoryHistory(),
  location: createLocation(path),
  match: {path: '/', url: '/', params: {}, isExact: false},
});

const here = routeProps('/here');

test('a preloaded route renders at once, with all its modules', async () => {
  const Route = make(route);
  await Route.preload();
  render(<Route {...here} />);
  expect(screen.getByRole('main').textContent).toBe('text, headings, true, 1, /here');
  await Route.preload();
  expect(modules.page).toHaveBeenCalledOnce();
});

test('while it loads, a route shows the loading state only after a delay', async () => {
  vi.useFakeTimers();
  let arrive: (module: unknown) => void = () => undefined;
  modules.page.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const Route = make(route);
  const {container} = render(<Route {...here} />);
  expect(container.textContent).toBe('early');
  act(() => void vi.advanceTimersByTime(200));
  expect(container.textContent).toBe('late');
  arrive({default: Page});
  await act(() => vi.runAllTimersAsync());
  expect(container.textContent).toBe('text, headings, true, 1, /here');
});

test('a loading error rejects preload, is shown, and can be retried', async () => {
  modules.content.mockRejectedValueOnce(new Error('Loading chunk 12 failed'));
  const Route = make(route);
  await expect(Route.preload()).rejects.toThrow('Loading chunk 12 failed');
  render(<Route {...here} />);
  fireEvent.click(screen.getByRole('button', {name: 'Error: Loading chunk 12 failed'}));
  expect((await screen.findByRole('main')).textContent).toBe('text, headings, true, 1, /here');
});

test('a retry restarts the delay', async () => {
  vi.useFakeTimers();
  let fail: (reason: Error) => void = () => undefined;
  modules.page.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const Route = make(route);
  const {container} = render(<Route {...here} />);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(container.textContent).toBe('late');
  await act(async () => {
    fail(new Error('gone'));
    await vi.advanceTimersByTimeAsync(0);
  });
  modules.page.mockReturnValueOnce(new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', {name: 'Error: gone'}));
  expect(container.textContent).toBe('early');
});

test('a route may contain its own loader, and values that are not module names', async () => {
  const Route = make({
    __comp: () => Promise.resolve({default: () => 'No such page'}),
    __context: {plugin: {name: 'native'}},
  });
  await Route.preload();
  render(<Route {...here} />);
  expect(screen.getByTitle('native').textContent).toBe('No such page');
});

test('a page re-renders for a new path or query, but not for a new hash', async () => {
  const renders = vi.fn<(props: RouteConfigComponentProps) => ReactNode>(() => null);
  const Route = make({...route, __comp: () => Promise.resolve({default: renders})});
  await Route.preload();
  const {rerender} = render(<Route {...here} />);
  const rendersAt = (path: string) => {
    renders.mockClear();
    rerender(<Route {...routeProps(path)} />);
    return renders.mock.calls.map(([{location}]) => location.pathname + location.search + location.hash);
  };
  expect(rendersAt('/here#section')).toEqual([]);
  expect(rendersAt('/here?q=key#section')).toEqual(['/here?q=key#section']);
  expect(rendersAt('/there?q=key')).toEqual(['/there?q=key']);
});
