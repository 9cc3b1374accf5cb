// @vitest-environment jsdom
import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import {inlineScript} from '../../lib/html/inline-script';
import {baseUrlBannerId, showBanner} from './show-banner';

const scriptFor = (baseUrl: string) => inlineScript(showBanner, baseUrlBannerId, baseUrl);

/** The parsed home page, served from `pathname`; `window.docusaurus` is set if the site's scripts have started. */
function parsedPage(
  baseUrl: string,
  pathname: string,
  {window = {}, reload = vi.fn()}: {window?: {docusaurus?: object}; reload?: () => void} = {},
): Document {
  const document = globalThis.document.implementation.createHTMLDocument();
  document.body.innerHTML = '<main>Welcome</main>';
  runInNewContext(scriptFor(baseUrl), {document, window, location: {pathname, reload}});
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document;
}

test('E7: when the scripts have not started, a banner is shown at the top of the page', () => {
  const banner = parsedPage('/', '/docs/').body.firstElementChild;
  expect(banner?.id).toBe(baseUrlBannerId);
  expect(banner?.getAttribute('role')).toBe('alert');
  expect(banner?.firstElementChild?.textContent).toBe('Your site did not load properly');
});

test.each(['/docs/', '/docs/index.html'])('E7: the banner names both paths, served from %s', (pathname) => {
  const text = parsedPage('/', pathname).getElementById(baseUrlBannerId)?.textContent;
  expect(text).toContain('It was built for / and is served from /docs/. Set baseUrl to /docs/');
});

test('E4: with the right base URL, the scripts did not load, and a button retries', () => {
  const reload = vi.fn();
  const banner = parsedPage('/', '/', {reload}).getElementById(baseUrlBannerId);
  expect(banner?.textContent).toContain('Its scripts could not be loaded.');
  banner?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(parsedPage('/', '/docs/').querySelector('button')).toBeNull();
});

test('E7: when the scripts have started, there is no banner', () => {
  expect(parsedPage('/', '/', {window: {docusaurus: {}}}).getElementById(baseUrlBannerId)).toBeNull();
});

test('E7: paths are rendered as text, not markup', () => {
  const page = parsedPage('/</script><b>/', '/<img src=x onerror=alert(1)>/');
  expect(scriptFor('/</script>/')).not.toContain('</script');
  expect(page.querySelectorAll('img, b')).toHaveLength(0);
});
