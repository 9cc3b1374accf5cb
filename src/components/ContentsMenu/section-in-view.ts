/** Where a heading that a link leads to ends, in pixels: in a low window, such as at a zoom of 400%, below its middle. */
const linkedHeading = 150;

/**
 * The section that the reader is in: the first one whose heading is in the upper half of the viewport, or the last one
 * above it. Except in low windows, that is the rule by which the theme marks the links of tables of contents. As there,
 * headings without its class do not count, such as those of methods that a filter hides.
 *
 * @param ids of the sections, in document order
 */
export function sectionInView(ids: readonly string[]): string | undefined {
  const headings = ids
    .map((id) => document.getElementById(id))
    .filter((heading) => heading?.classList.contains('anchor'));
  const boxOf = (index: number) => headings[index]?.getBoundingClientRect();
  // Binary search, as it runs in each frame while the reader scrolls: the method reference has some 80 sections.
  let next = 0;
  for (let end = headings.length; next < end;) {
    const middle = Math.floor((next + end) / 2);
    if ((boxOf(middle)?.top ?? 0) < 0) next = middle + 1;
    else end = middle;
  }
  const isNear = (boxOf(next)?.bottom ?? Infinity) < Math.max(window.innerHeight / 2, linkedHeading);
  return headings[isNear ? next : next - 1]?.id;
}
