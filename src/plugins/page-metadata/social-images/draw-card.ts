import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {createCanvas, GlobalFonts, type SKRSContext2D} from '@napi-rs/canvas';
import {imageSize, type Card} from './card';
import {readTokens} from './read-tokens';
import {wrapText} from './wrap-text';

interface TextStyle {
  /** In pixels. */
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly color: string;
}

interface Line extends TextStyle {
  readonly text: string;
  /** Distance from the previous line's baseline, in pixels. */
  readonly leading: number;
}

/** Pages use system fonts, but an image needs a bundled one. */
const font = 'Inter';
const margin = 80;
const width = imageSize.width - 2 * margin;
const logoSize = 56;
const edge = 12;
/** Baseline of the site name. */
const headLine = 105;
/** The title has the largest of these sizes at which it fits in `titleLines`. */
const titleSizes = [88, 76, 64] as const;
const titleLines = 3;
const textLines = 2;

/** Returns the value of a design token, given its name without `--site-`. */
type Token = (name: string) => string;

export type DrawCard = (card: Card) => Promise<Uint8Array>;

/**
 * Loads the fonts, and returns a function that draws the image of a page as a PNG, which a thread of its own encodes.
 *
 * @param css the style sheet with the design tokens.
 */
export async function cardDrawer(css: string): Promise<DrawCard> {
  const token = readTokens(css, `[data-theme='dark']`);
  await loadFonts();
  return (card) => drawCard(card, token);
}

async function drawCard(card: Card, token: Token): Promise<Buffer> {
  const canvas = createCanvas(imageSize.width, imageSize.height);
  const context = canvas.getContext('2d');
  context.fillStyle = token('surface');
  context.fillRect(0, 0, imageSize.width, imageSize.height);

  // A stripe along the bottom, in the colors of the logo.
  for (const [index, color] of ['accent', 'accent-strong', 'highlight'].entries()) {
    context.fillStyle = token(color);
    context.fillRect((index * imageSize.width) / 3, imageSize.height - edge, imageSize.width / 3, edge);
  }

  drawLogo(context, token);
  write(context, card.brand, margin + logoSize + 4, headLine, {size: 32, weight: 600, color: token('text')});
  const hostStyle: TextStyle = {size: 26, weight: 400, color: token('text-muted')};
  const hostWidth = measure(context, hostStyle)(card.host);
  write(context, card.host, imageSize.width - margin - hostWidth, headLine, hostStyle);

  const lines: Line[] = [
    {text: card.section, size: 28, weight: 600, color: token('highlight'), leading: 0},
    ...titleOf(context, card.title, token('text')),
    ...textOf(context, card.text, token('text-muted')),
  ];
  // Bottom-aligned: the last baseline is the same for short and long titles.
  let baseline = imageSize.height - margin - lines.reduce((sum, {leading}) => sum + leading, 0);
  for (const line of lines) {
    baseline += line.leading;
    write(context, line.text, margin, baseline, line);
  }
  return canvas.encode('png');
}

/** The logo bars of src/css/navbar.css, enlarged. */
function drawLogo(context: SKRSContext2D, token: Token): void {
  const unit = logoSize / 32;
  for (const [row, bar] of (['top', 'middle', 'bottom'] as const).entries()) {
    const indent = bar === 'middle' ? 5 * unit : 0;
    context.fillStyle = token(`logo-${bar}`);
    context.beginPath();
    context.roundRect(margin + indent, headLine - 27 + 7 * unit * row, 17 * unit, 4 * unit, 2 * unit);
    context.fill();
  }
}

function titleOf(context: SKRSContext2D, title: string, color: string): Line[] {
  const [smallest = 0] = titleSizes.toReversed();
  const wrapped = (size: number, maxLines: number) =>
    wrapText(title, width, maxLines, measure(context, {size, weight: 700, color}));
  const size = titleSizes.find((candidate) => wrapped(candidate, Infinity).length <= titleLines) ?? smallest;
  return wrapped(size, titleLines).map((text, index) => ({
    text,
    size,
    weight: 700,
    color,
    leading: index === 0 ? size + 14 : size * 1.12,
  }));
}

function textOf(context: SKRSContext2D, text: string, color: string): Line[] {
  const style: TextStyle = {size: 30, weight: 400, color};
  return wrapText(text, width, textLines, measure(context, style)).map((line, index) => ({
    ...style,
    text: line,
    leading: index === 0 ? 64 : 43,
  }));
}

function measure(context: SKRSContext2D, style: TextStyle): (text: string) => number {
  return (text) => {
    context.font = fontOf(style);
    return context.measureText(text).width;
  };
}

function write(context: SKRSContext2D, text: string, x: number, y: number, style: TextStyle): void {
  context.font = fontOf(style);
  context.fillStyle = style.color;
  context.fillText(text, x, y);
}

function fontOf({size, weight}: TextStyle): string {
  return `${weight} ${size}px ${font}`;
}

async function loadFonts(): Promise<void> {
  const folder = path.join(path.dirname(createRequire(__filename).resolve('@fontsource/inter/package.json')), 'files');
  for (const weight of [400, 600, 700]) {
    const file = path.join(folder, `inter-latin-${weight}-normal.woff2`);
    if (!GlobalFonts.register(await readFile(file), font)) throw new Error(`${file} is not a readable font.`);
  }
}
