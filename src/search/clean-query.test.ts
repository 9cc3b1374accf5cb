import {describe, expect, test} from 'vitest';
import {cleanQuery} from './clean-query';

// cspell:ignore congruential מחפש

const maxLength = 64;
const clean = (text: string) => cleanQuery(text, maxLength);

test('M5: a query of 10,000 characters is cut to 64', () => {
  expect(clean('x'.repeat(10_000))).toBe('x'.repeat(64));
  expect(clean('x'.repeat(64))).toBe('x'.repeat(64));
});

test('M5: an emoji that truncation would split is dropped', () => {
  const cut = clean(`${'x'.repeat(63)}🚀`);
  expect(cut).toBe('x'.repeat(63));
  expect(clean(`${'x'.repeat(62)}🚀`)).toBe(`${'x'.repeat(62)}🚀`);
});

describe('hostile input', () => {
  test.each([
    ['a lone high surrogate', 'a\uD83Db', 'ab'],
    ['a lone low surrogate', 'a\uDE80b', 'ab'],
    ['surrogates in the wrong order', '\uDE80\uD83D', ''],
    ['two high surrogates before a low one', '\uD83D\uD83D\uDE80', '🚀'],
    ['null bytes', 'a\u0000b\u0000', 'a b'],
    ['line breaks and tabs', 'get\r\n\tbalance', 'get balance'],
    ['only whitespace', ' \n ', ''],
    ['right-to-left text', 'מחפש \u202Eabc', 'מחפש \u202Eabc'],
    ['markup, kept as text', '<b>"x"</b>', '<b>"x"</b>'],
  ])('%s', (_name, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  test('any of 2,000 pseudo-random strings can be URL-encoded once cleaned', () => {
    for (const text of randomTexts(2000)) {
      const query = clean(text);
      expect(() => encodeURIComponent(query), JSON.stringify(text)).not.toThrow();
      expect(query.length).toBeLessThanOrEqual(maxLength);
      expect(clean(query), 'cleaning is idempotent').toBe(query);
    }
  });
});

/** Strings of 0 to 99 code units, many of them control characters and surrogates; deterministic across runs. */
function randomTexts(count: number): string[] {
  let seed = 20_251_121;
  const below = (limit: number) => {
    // Numerical Recipes' linear congruential generator.
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const ranges = [
    [0x00, 0x20],
    [0x20, 0x5f],
    [0xd800, 0x400],
    [0xdc00, 0x400],
    [0x0000, 0x10000],
  ] as const;
  const codeUnit = () => {
    const [start, size] = ranges[below(ranges.length)] ?? ranges[0];
    return start + below(size);
  };
  return Array.from({length: count}, () => String.fromCharCode(...Array.from({length: below(100)}, codeUnit)));
}
