// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {useSiteLinks} from './useSiteLinks';

vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
const history = vi.hoisted(() => ({push: vi.fn()}));

afterEach(() => {
  cleanup();
  history.push.mockClear();
});

function Links({html}: {readonly html: string}) {
  const box = useRef<HTMLDivElement>(null);
  useSiteLinks(box);
  return <div ref={box} dangerouslySetInnerHTML={{__html: html}} />;
}

/** Clicks the link in the HTML; returns whether the browser would follow it. */
function click(html: string): boolean {
  // jsdom cannot navigate: record whether the default action is left to the browser, then prevent it.
  let isLeft = true;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick, {once: true});
  render(<Links html={html} />);
  screen.getByRole('link').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return isLeft;
}

test('an internal link navigates client-side', () => {
  expect(click('<a href="/platform/staking?a=b#c">Staking</a>')).toBe(false);
  expect(history.push).toHaveBeenCalledExactlyOnceWith('/platform/staking?a=b#c', undefined);
});

test('a link to a file is left to the browser', () => {
  expect(click('<a href="/dyndexer/openapi.yaml">Contract</a>')).toBe(true);
  expect(history.push).not.toHaveBeenCalled();
});
