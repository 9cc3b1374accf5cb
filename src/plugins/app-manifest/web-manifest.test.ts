import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {icons, webManifest} from './web-manifest';

const root = path.join(__dirname, '../../..');

test('all URLs are below the base URL', () => {
  const manifest = JSON.parse(webManifest('/base/'));
  expect(manifest).toMatchObject({name: 'Syndica docs', start_url: '/base/', scope: '/base/', display: 'standalone'});
  for (const {src} of manifest.icons) expect(src).toMatch(/^\/base\/img\//);
});

test('has the icons that systems require: 192 and 512 pixels, and a maskable one', () => {
  const png = icons.filter(({type}) => type === 'image/png');
  expect(png.map(({sizes}) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  expect(png.filter((icon) => 'purpose' in icon).map(({purpose}) => purpose)).toEqual(['maskable']);
});

test.each(icons.filter(({type}) => type === 'image/png'))('$src is $sizes', ({src, sizes}) => {
  const file = readFileSync(path.join(root, 'static', src));
  // Width and height follow the signature and the name of the first chunk.
  expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
});
