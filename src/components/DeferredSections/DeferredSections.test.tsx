// @vitest-environment jsdom
import {act, cleanup, render} from '@testing-library/react';
import {useLayoutEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {DeferredSections} from './DeferredSections';

const arrival = vi.hoisted(() => ({action: 'PUSH', hash: ''}));
vi.mock('@docusaurus/router', () => ({useHistory: () => arrival, useLocation: () => arrival}));

afterEach(cleanup);

const sections = (
  <DeferredSections>
    <h2>Later</h2>
  </DeferredSections>
);

/** The text of the page after its first render, and in the end. */
function rendersAfter(given: typeof arrival): string[] {
  Object.assign(arrival, given);
  let first = 'None';
  function Page() {
    useLayoutEffect(() => void (first = document.body.textContent), []);
    return sections;
  }
  const {container, unmount} = render(<Page />);
  const last = container.textContent;
  unmount();
  return [first, last];
}

test('at the top of a page, the sections come in a second render', () => {
  expect(rendersAfter({action: 'PUSH', hash: ''})).toEqual(['', 'Later']);
});

test('for the address of a section, and after Back, they are there at once', () => {
  expect(rendersAfter({action: 'PUSH', hash: '#section'})).toEqual(['Later', 'Later']);
  expect(rendersAfter({action: 'POP', hash: ''})).toEqual(['Later', 'Later']);
});

test.each(['keydown', 'beforeprint'])('they come at once for %s', (event) => {
  Object.assign(arrival, {action: 'PUSH', hash: ''});
  const seen: string[] = [];
  function Page() {
    useLayoutEffect(() => {
      seen.push(document.body.textContent);
      setTimeout(() => {
        window.dispatchEvent(new Event(event));
        seen.push(document.body.textContent);
      });
    }, []);
    return sections;
  }
  render(<Page />);
  return vi.waitFor(() => expect(seen).toEqual(['', 'Later']));
});

test('they are in the HTML of the build, which hydration keeps', () => {
  Object.assign(arrival, {action: 'PUSH', hash: ''});
  const host = document.createElement('div');
  host.innerHTML = renderToString(sections);
  expect(host.innerHTML).toBe('<h2>Later</h2>');
  const heading = host.firstChild;
  const errors = vi.spyOn(console, 'error');
  act(() => void hydrateRoot(host, sections));
  expect(host.firstChild).toBe(heading);
  expect(errors).not.toHaveBeenCalled();
});
