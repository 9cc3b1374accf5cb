// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {afterEach, expect, test, vi} from 'vitest';
import {BuiltContent} from './BuiltContent';

vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
const history = vi.hoisted(() => ({push: vi.fn()}));

afterEach(cleanup);

function Content() {
  rendered();
  return <p>From the browser</p>;
}
const rendered = vi.fn();
const ended = vi.fn();
const onReady = vi.fn(() => ended);
const page = (
  <BuiltContent onReady={onReady}>
    <Content />
  </BuiltContent>
);

test('the pre-rendered HTML is kept, made interactive, and cleaned up', () => {
  const host = document.createElement('div');
  host.innerHTML = '<div><p>From the build</p></div>';
  const errors = vi.spyOn(console, 'error');
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(host, page);
  });
  expect(host.innerHTML).toBe('<div><p>From the build</p></div>');
  expect(onReady).toHaveBeenCalledExactlyOnceWith(host.firstChild);
  expect(rendered).not.toHaveBeenCalled();
  act(() => root?.unmount());
  expect(ended).toHaveBeenCalledOnce();
  expect(errors).not.toHaveBeenCalled();
});

test('after client-side navigation, React renders the content', () => {
  onReady.mockClear();
  const {container} = render(page);
  expect(container.textContent).toBe('From the browser');
  expect(onReady).not.toHaveBeenCalled();
});
