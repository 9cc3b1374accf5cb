import {expect, test} from 'vitest';
import {withoutAssets} from './without-assets';

test.each([
  '<script src=/assets/js/main.1a2b3c4d.js integrity="sha384-x" defer></script>',
  '<script>document.title = "<p>";</script>',
  '<link rel=stylesheet href=/assets/css/styles.1a2b3c4d.css>',
  '<link rel="preload" href="/docs/assets/fonts/a.woff2" as="font">',
])('%s is removed', (asset) => {
  expect(withoutAssets(`<head>${asset}<title>Page</title></head>`)).toBe('<head><title>Page</title></head>');
});

test.each(['<link rel=canonical href=https://docs.example.com/page>', '<a href=/assets/files/a.zip>File</a>'])(
  '%s is kept',
  (tag) => expect(withoutAssets(`${tag}<script></script>${tag}`)).toBe(tag + tag),
);
