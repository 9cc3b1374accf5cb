import {expect, test} from 'vitest';
import {foldLines} from './fold-lines';

const code = (count: number) => Array.from({length: count}, (_, index) => `line ${index + 1}`);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const leftOut = (html: string) =>
  [...html.matchAll(/<span data-fold="">([^<]*)<\/span>/g)].map(([, text = '']) => text);

test('code of up to 60 lines stays as it is', () => {
  const html = code(60).join('\n');
  expect(foldLines(html, 9)).toBe(html);
});

test('leaves out what follows the first 25 lines', () => {
  const html = foldLines(code(61).join('\n'));
  expect(leftOut(html)).toEqual([code(61).slice(25).join('\n')]);
  expect(textOf(html)).toBe(code(61).join('\n'));
});

test('leaves out the imports at the start, and shows 25 lines from there', () => {
  const html = foldLines(code(61).join('\n'), 9);
  const lines = code(61);
  expect(leftOut(html)).toEqual([`${lines.slice(0, 9).join('\n')}\n`, lines.slice(34).join('\n')]);
  expect(textOf(html)).toBe(lines.join('\n'));
});

test('code with little after its imports stays as it is', () => {
  const html = code(61).join('\n');
  expect(foldLines(html, 40)).toBe(html);
});

test('an element that spans the end of what shows is in both parts', () => {
  const lines = code(61);
  lines[24] = '<span class="comment">/*';
  lines[25] = '*/</span>';
  expect(foldLines(lines.join('\n'))).toContain(
    '<span class="comment">/*\n</span><span data-fold=""><span class="comment">*/</span>\n',
  );
});
