/**
 * The section that the reader is in: the first one that begins in the upper half of the viewport, or the last one above
 * it. The theme marks the links of tables of contents by the same rule.
 *
 * @param ids of the sections, in document order
 */
export function sectionInView(ids: readonly string[]): string | undefined {
  const topOf = (index: number) => document.getElementById(ids[index] ?? '')?.getBoundingClientRect().top ?? Infinity;
  // Binary search, as it runs in each frame while the reader scrolls: the method reference has some 80 sections.
  let next = 0;
  for (let end = ids.length; next < end;) {
    const middle = Math.floor((next + end) / 2);
    if (topOf(middle) < 0) next = middle + 1;
    else end = middle;
  }
  return ids[topOf(next) < window.innerHeight / 2 ? next : next - 1];
}
