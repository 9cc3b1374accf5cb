/**
 * The heading of the section that the reader is in: the first one in the upper half of the viewport, or the last one
 * above it. The theme marks the links of tables of contents by the same rule.
 */
export function sectionInView(): Element | undefined {
  let above: Element | undefined;
  for (const heading of document.querySelectorAll(':is(h2, h3)[id]')) {
    const {top} = heading.getBoundingClientRect();
    if (top >= 0) return top < window.innerHeight / 2 ? heading : above;
    above = heading;
  }
  return above;
}
