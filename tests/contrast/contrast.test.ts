import {describe, expect, it} from 'vitest';
import {readSource, sourceFiles} from '../support/source-files';
import {contrast} from './contrast';
import {pairs} from './pairs';
import {readPalettes, unknownTokens, type Palette} from './palettes';

const tokens = ['src/css/tokens.css', 'src/css/code.css'].map(readSource).join('\n');
const fixture = readSource('tests/fixtures/contrast/faint.css');

/** Describes the pairs of a palette with too little contrast. */
function faintPairs(palette: Palette): string[] {
  return pairs.flatMap(({front, on, min}) =>
    front.flatMap((name) =>
      on.flatMap((ground) => {
        const [color, groundColor] = [palette.get(name), palette.get(ground)];
        if (color === undefined || groundColor === undefined) return [`${name} on ${ground}: not in the palette`];
        const ratio = contrast(color, groundColor);
        return ratio < min ? [`${name} on ${ground}: ${ratio.toFixed(2)}, at least ${min}`] : [];
      }),
    ),
  );
}

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });

  it.each(['light', 'dark'] as const)('is enough in the %s palette', (mode) => {
    expect(faintPairs(readPalettes(tokens)[mode])).toEqual([]);
  });

  it('reports what is too faint, and what is missing', () => {
    const {light, dark} = readPalettes(tokens + fixture);
    expect(faintPairs(light)).toContain('site-border-control on site-surface: 1.31, at least 3');
    expect(faintPairs(dark)).toContainEqual(
      expect.stringMatching(/^site-text-muted on site-surface: 1\.\d\d, at least/),
    );
    expect(faintPairs(new Map())).toContain('site-text on site-surface: not in the palette');
  });
});

describe('tokens', () => {
  const sheets = sourceFiles('src').filter((file) => file.endsWith('.css'));

  it('that style sheets use are defined', () => {
    const unknown = sheets.flatMap((file) =>
      unknownTokens(readSource(file), tokens).map((name) => `${file}: --${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('that nothing defines are reported', () => {
    expect(unknownTokens(fixture, tokens)).toEqual(['site-ground']);
  });

  it('include every color in scripts: the offline page, the reload guard, the base URL banner', () => {
    const scripts = sourceFiles('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^src\/samples\//.test(file));
    const typed = scripts.flatMap((file) =>
      [...readSource(file).matchAll(/#[\da-f]{6}\b/gi)].map(([color]) => ({file, color})),
    );
    expect(typed.length).toBeGreaterThan(0);
    expect(typed.filter(({color}) => !tokens.includes(`: ${color};`))).toEqual([]);
  });
});
