import fc from 'fast-check';
import {expect, test} from 'vitest';
import {wrapText} from './wrap-text';

/** A monospaced font, one unit per character. */
const measure = (text: string) => text.length;

test.each([
  ['Rate limits', 20, ['Rate limits']],
  ['Rate limits', 8, ['Rate', 'limits']],
  ['Troubleshooting HTTP', 9, ['Troublesh', 'ooting', 'HTTP']],
  ['A Troubleshooting', 9, ['A', 'Troublesh', 'ooting']],
  ['', 9, []],
])('%j in %i', (text, width, lines) => {
  expect(wrapText(text, width, 5, measure)).toEqual(lines);
});

test('truncates text that does not fit, with an ellipsis that does', () => {
  expect(wrapText('One two three four five', 9, 2, measure)).toEqual(['One two', 'three…']);
  expect(wrapText('abcdefghi abcdefghi abcdefghi', 9, 2, measure)).toEqual(['abcdefghi', 'abcdefgh…']);
  expect(wrapText('One two, three four', 8, 1, measure)).toEqual(['One two…']);
});

test('no line is too wide, there are not too many, and no text is lost if all of it fits', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({min: 2, max: 30}), fc.integer({min: 1, max: 5}), (text, width, maxLines) => {
      const lines = wrapText(text, width, maxLines, measure);
      expect(lines.length).toBeLessThanOrEqual(maxLines);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      const all = wrapText(text, width, 100, measure);
      expect(all.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
