import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const paletteSize = 256;
const compress = promisify(deflate);
/** Compared to level 9: files are one fifteenth larger, in half the time. */
const level = 6;

/**
 * Encodes a PNG with a palette of at most 256 colors: for text on a flat background, a quarter of the size of
 * true color.
 *
 * @param pixels RGBA, one byte per channel; alpha is ignored.
 */
export async function encodePng(pixels: Uint8ClampedArray, width: number, height: number): Promise<Buffer> {
  const {palette, indexes} = toPalette(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, color type 3: each pixel is a palette index.
  header.set([8, 3], 8);
  // Each row starts with its filter type: 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff]))),
    chunk('IDAT', await compress(rows, {level})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Quantizes colors, dropping as few low bits per channel as needed. Of the colors that become equal, the most
 * frequent one represents them.
 */
function toPalette(pixels: Uint8ClampedArray): {palette: number[]; indexes: Uint8Array} {
  const colors = colorsOf(pixels);
  const byFrequency = [...countRuns(colors)].sort(([, a], [, b]) => b - a).map(([color]) => color);
  for (let bits = 8; ; bits -= 1) {
    const kept = ((0xff << (8 - bits)) & 0xff) * 0x010101;
    const groups = new Map<number, number>();
    const palette: number[] = [];
    for (const color of byFrequency) {
      if (groups.has(color & kept)) continue;
      groups.set(color & kept, palette.length);
      palette.push(color);
    }
    if (palette.length > paletteSize) continue;
    const numbers = new Map(byFrequency.map((color) => [color, groups.get(color & kept) ?? 0]));
    return {palette, indexes: indexesOf(colors, numbers)};
  }
}

/** A number per pixel: alpha (highest byte), blue, green, red (lowest byte). Assumes a little-endian CPU. */
function colorsOf({buffer, byteOffset, length}: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Counts runs of each color, not pixels: neighbors are mostly equal, and counting every pixel is slow. */
function countRuns(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let last: number | undefined;
  for (const color of colors) {
    if (color !== last) counts.set(color, (counts.get(color) ?? 0) + 1);
    last = color;
  }
  return counts;
}

function indexesOf(colors: Uint32Array, numbers: ReadonlyMap<number, number>): Uint8Array {
  const indexes = new Uint8Array(colors.length);
  let last: number | undefined;
  let index = 0;
  for (let at = 0; at < colors.length; at += 1) {
    const color = colors[at] ?? 0;
    if (color !== last) index = numbers.get(color) ?? 0;
    indexes[at] = index;
    last = color;
  }
  return indexes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
