import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {socialImages} from '.';

// Drawing takes a tenth of a second, but far longer on a busy machine.
vi.setConfig({testTimeout: 30_000});

const root = path.join(__dirname, '../../../..');
const card = {title: 'Rate limits', section: 'Resources', text: 'How fast.', brand: 'Docs', host: 'docs.example.com'};
const longest = {
  ...card,
  title: 'A title that goes on '.repeat(10),
  text: 'And so does what it says about it. '.repeat(10),
};
let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'social-images-'));
  const tokens = 'src/css/tokens.css';
  mkdirSync(path.dirname(path.join(siteDir, tokens)), {recursive: true});
  cpSync(path.join(root, tokens), path.join(siteDir, tokens));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const writer = () => socialImages(siteDir, path.join(siteDir, 'build'));

const drawn = () => readdirSync(path.join(siteDir, 'node_modules/.cache/social-images')).sort();

test.each([card, longest])('an image has the recommended dimensions, and a small file size', async (shown) => {
  const image = readFileSync(path.join(siteDir, 'build', await writer()('/resources/rate-limits', shown)));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(image.length).toBeLessThanOrEqual(100_000);
});

test('an image is named after its page and content, and reused by the next build', async () => {
  const first = await writer()('/resources/rate-limits', card);
  expect(first).toMatch(/^assets\/social\/resources-rate-limits\.[0-9a-f]{8}\.png$/);
  const before = drawn();
  expect(await writer()('/resources/rate-limits', card)).toBe(first);
  expect(drawn()).toEqual(before);
  expect(await writer()('/', {...card, title: 'Welcome'})).toMatch(/\/home\./);
  expect(drawn()).toHaveLength(2);
});
