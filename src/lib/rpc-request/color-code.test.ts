import {expect, test} from 'vitest';
import {colorCode} from './color-code';

test('tokens get the same classes as other code', () => {
  expect(colorCode('{"a": ["b", 1, true]}', 'json')).toBe(
    '{<span class="token property">&quot;a&quot;</span>: [<span class="token string">&quot;b&quot;</span>, ' +
      '<span class="token number">1</span>, <span class="token boolean">true</span>]}',
  );
});

test('markup in code is escaped', () => {
  for (const grammar of ['bash', 'json', 'typescript', 'python', 'go', 'rust'] as const) {
    expect(colorCode('<img src=x> "<b>" & \'<i>\'', grammar)).not.toMatch(/<(?!\/?span)/);
  }
});
