import {createCanvas, loadImage} from '@napi-rs/canvas';
import {expect, test} from 'vitest';
import {encodePng} from './encode-png';

type Color = readonly [number, number, number];

/** The pixels of a PNG, read by an independent decoder. */
async function decode(png: Buffer): Promise<Color[]> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, 0, image.width, image.height);
  return Array.from({length: data.length / 4}, (_, at) => [
    data[at * 4] ?? 0,
    data[at * 4 + 1] ?? 0,
    data[at * 4 + 2] ?? 0,
  ]);
}

const encode = (colors: readonly Color[], width: number) =>
  encodePng(Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255])), width, colors.length / width);

test('encodes an image with few colors losslessly', async () => {
  const colors: Color[] = [
    [0, 0, 0],
    [255, 255, 255],
    [81, 50, 230],
    [81, 50, 231],
    [0, 0, 0],
    [16, 18, 25],
  ];
  expect(await decode(await encode(colors, 3))).toEqual(colors);
});

test('merges similar colors beyond 256, and keeps every pixel close to the original', async () => {
  const colors = Array.from({length: 1024}, (_, at): Color => [at & 0xff, (at >> 2) & 0xff, 25]);
  const decoded = await decode(await encode(colors, 32));
  expect(new Set(decoded.map(String)).size).toBeLessThanOrEqual(256);
  const furthest = decoded.map((color, at) =>
    Math.max(...color.map((part, index) => Math.abs(part - (colors[at]?.[index] ?? 0)))),
  );
  expect(Math.max(...furthest)).toBeLessThanOrEqual(16);
});
