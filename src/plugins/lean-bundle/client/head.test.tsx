// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Helmet, HelmetProvider} from './head';

const frame = () => new Promise(requestAnimationFrame);

const headTags = () => [...document.head.querySelectorAll('[data-rh]')].map(({outerHTML}) => outerHTML);

beforeEach(() => {
  document.head.innerHTML = '';
});

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await frame();
});

async function show(page: ReactNode) {
  const {rerender} = render(<HelmetProvider>{page}</HelmetProvider>);
  await frame();
  return async (next: ReactNode) => {
    rerender(<HelmetProvider>{next}</HelmetProvider>);
    await frame();
  };
}

const site = (
  <Helmet>
    <html lang="en" className="site" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <link rel="canonical" href="/" />
    {false}
    <>
      <link rel="alternate" href="/" hrefLang="en" />
      <link rel="alternate" href="/" hrefLang="x-default" />
    </>
  </Helmet>
);

test('P7: applies the title, tags and attributes of the components', async () => {
  await show(site);
  expect(document.title).toBe('Site');
  expect(document.documentElement.outerHTML).toMatch(/^<html lang="en" class="site">/);
  expect(headTags()).toEqual([
    '<meta property="og:title" content="Site" data-rh="true">',
    '<link rel="canonical" href="/" data-rh="true">',
    '<link rel="alternate" href="/" hreflang="en" data-rh="true">',
    '<link rel="alternate" href="/" hreflang="x-default" data-rh="true">',
  ]);
});

test('P7: a page overrides the site, until it unmounts', async () => {
  const rerender = await show(site);
  await rerender(
    <>
      {site}
      <Helmet>
        <html lang="en" className="page" data-page="a" />
        <title>{'Page'} | Site</title>
        <meta property="og:title" content="Page" />
        <meta name="description" content="About" />
        <link rel="canonical" href="/page" />
      </Helmet>
    </>,
  );
  expect(document.title).toBe('Page | Site');
  expect(document.documentElement.className).toBe('page');
  expect(headTags()).toContain('<meta property="og:title" content="Page" data-rh="true">');
  expect(headTags()).toContain('<link rel="canonical" href="/page" data-rh="true">');
  expect(headTags()).toHaveLength(5);

  await rerender(site);
  expect(document.title).toBe('Site');
  expect(document.documentElement.className).toBe('site');
  expect(document.documentElement.dataset.page).toBeUndefined();
  expect(headTags()).toHaveLength(4);
});

test('keeps server-rendered tags in place, and leaves foreign tags and attributes alone', async () => {
  document.head.innerHTML =
    '<title data-rh="true">Old</title><link data-rh="true" rel="canonical" href="/">' +
    '<meta data-rh="true" name="old" content=""><meta name="theme-color" content="red">';
  document.documentElement.dataset.theme = 'dark';
  const written = document.querySelector('link');
  await show(site);
  expect(document.querySelector('link')).toBe(written);
  expect(document.querySelector('[name="old"]')).toBeNull();
  expect(document.querySelector('[name="theme-color"]')).not.toBeNull();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('renders structured data as text', async () => {
  await show(
    <Helmet>
      <script type="application/ld+json">{'{"a": "</b>"}'}</script>
    </Helmet>,
  );
  expect(document.querySelector('script')?.textContent).toBe('{"a": "</b>"}');
});

test('batches several changes', async () => {
  const append = vi.spyOn(document.head, 'append');
  await show(
    <>
      {site}
      {site}
    </>,
  );
  expect(append).toHaveBeenCalledTimes(1);
});

test('throws on unknown props instead of ignoring them', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Helmet title="Site" />)).toThrow(
    '<Head title>: src/plugins/lean-bundle/client/head.ts supports',
  );
});
