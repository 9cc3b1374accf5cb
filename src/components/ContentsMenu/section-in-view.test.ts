// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {sectionInView} from './section-in-view';

/** Sections that begin every 500 pixels, the first at 300, on a page that is scrolled; the viewport has 768 pixels. */
function sectionsAt(scrollY: number): string[] {
  const ids = ['one', 'two', 'three', 'four'];
  document.body.innerHTML = ids.map((id) => `<h2 id="${id}" class="anchor"></h2>`).join('');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(this: Element) {
    const top = 300 + 500 * ids.indexOf(this.id) - scrollY;
    return {top, bottom: top + 40} as DOMRect;
  });
  return ids;
}

test.each([
  ['at the top, the first one if it is near', 0, 'one'],
  ['a section that fills the view', 700, 'two'],
  ['the next one once it is in the upper half', 1000, 'three'],
  ['at the end, the last one', 9000, 'four'],
])('%s', (_what, scrollY, id) => {
  expect(sectionInView(sectionsAt(scrollY))).toBe(id);
});

test('in a low window, the one that a link leads to', () => {
  vi.stubGlobal('innerHeight', 250);
  expect(sectionInView(sectionsAt(1200))).toBe('three');
  vi.unstubAllGlobals();
});

test('not one that a filter hides', () => {
  const ids = sectionsAt(1000);
  document.querySelector('#three')?.classList.remove('anchor');
  expect(sectionInView(ids)).toBe('two');
});

test('none before the first, on a page without sections, and for one that is not there', () => {
  expect(sectionInView(sectionsAt(-500))).toBeUndefined();
  expect(sectionInView([])).toBeUndefined();
  expect(sectionInView(['gone'])).toBeUndefined();
});
