import {describe, expect, test} from 'vitest';
import {readPageTags, writePageTags} from './page-html';

/** A page as the build's HTML minifier writes it. */
const page = (head: string, body = '') =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
const read = (html: string) => readPageTags(html, 'page.html');

describe('inline scripts', () => {
  test('are read from head and body, verbatim', () => {
    const html = page('<script data-rh=true>a("</b>")&&b()</script>', '<script>\n  c()\n</script>');
    expect(read(html).inlineScripts).toEqual(['a("</b>")&&b()', '\n  c()\n']);
  });

  test('modules, import maps and speculation rules count: the policy applies to them', () => {
    const types = ['module', 'importmap', 'speculationrules', 'text/javascript'];
    const html = page(types.map((type) => `<script type=${type}>${type}</script>`).join(''));
    expect(read(html).inlineScripts).toEqual(types);
  });

  test('data does not count, nor does text that looks like a script', () => {
    const html = page(
      '<script type=application/ld+json>{}</script><meta name=description content="<script>no()</script>"/>',
      '<!-- <script>no()</script> --><pre>&lt;script>no()&lt;/script></pre>',
    );
    expect(read(html).inlineScripts).toEqual([]);
  });

  test('an inline event handler fails the build', () => {
    expect(() => read(page('', '<a href=/ onclick="x()">a</a>'))).toThrow(/page\.html: <a onclick> has code/);
  });
});

test('detects a tool that sends to other hosts', () => {
  expect(read(page('', '<div data-tool=fee-planner></div>')).sends).toBe(false);
  expect(read(page('', '<div data-tool=request-builder data-sends></div>')).sends).toBe(true);
});

describe('writing', () => {
  test('the policy comes right after the character set; resources get integrity hashes', () => {
    const html = page('<link rel=stylesheet href=/a.css /><script src=/a.js defer></script><script>b()</script>');
    const written = writePageTags(html, read(html), "script-src 'self'", (url) => `sha384-${url}`);
    expect(written).toBe(
      page(
        `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">` +
          `<link integrity="sha384-/a.css" rel=stylesheet href=/a.css /><script integrity="sha384-/a.js" src=/a.js defer></script><script>b()</script>`,
      ),
    );
  });

  test('a resource of another site is unchanged', () => {
    const html = page('<script src=https://other.example/a.js></script>');
    expect(writePageTags(html, read(html), '', () => undefined)).toContain('<script src=https://other.example/a.js>');
  });
});

test('a page without a character set fails the build: the policy is inserted after it', () => {
  expect(() => read('<html><head></head></html>')).toThrow(/page\.html does not declare its character set/);
});
