import {expect, test} from 'vitest';
import {readSource, sourceFiles} from '../support/source-files';

/** The conditions `:has()` of a style sheet that any element meets. */
function hasAny(css: string): string[] {
  const withoutComments = css.replace(/\/\*.*?\*\//gs, '');
  return withoutComments.match(/:has\([^()]*\*\s*[,)]/g) ?? [];
}

// WebKit evaluates them for every element that comes or goes, and computes the styles of most of the page anew.
test('no style depends on whether there is any element', () => {
  const files = sourceFiles('src').filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => hasAny(readSource(file)).map((found) => `${file}: ${found}`))).toEqual([]);
});

test('detects such a style', () => {
  expect(hasAny('.bar:not(:has(+ *)) > a {} .box:has( > * , svg) {} /* :has(*) */')).toEqual([
    ':has(+ *)',
    ':has( > * ,',
  ]);
  expect(hasAny(".bar:has(+ .end), .row:has(> p:only-child, [tabindex='-1']:focus) {}")).toEqual([]);
});
