import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {GlobalFonts} from '@napi-rs/canvas';
import {expect, test, vi} from 'vitest';
import {cardDrawer} from './draw-card';

vi.setConfig({testTimeout: 30_000});

const css = readFileSync(path.join(__dirname, '../../../css/tokens.css'), 'utf8');
const card = {title: 'Rate limits', section: 'Resources', text: 'How fast.', brand: 'Docs', host: 'docs.example.com'};
const files = path.join(path.dirname(createRequire(__filename).resolve('@fontsource/inter/package.json')), 'files');

function register(...weights: number[]): void {
  for (const weight of weights) {
    GlobalFonts.register(readFileSync(path.join(files, `inter-latin-${weight}-normal.woff2`)), 'Inter');
  }
}

test('an image has all weights of the font, even if only the first was loaded before', async () => {
  register(400);
  const draw = await cardDrawer(css);
  const image = await draw(card);
  register(600, 700);
  expect(Buffer.from(image).equals(await draw(card))).toBe(true);
});
