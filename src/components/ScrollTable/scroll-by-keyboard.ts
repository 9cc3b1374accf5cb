/** Start of the accessible name of each box. */
const contents = new WeakMap<Element, string>();

/** Shared by all boxes, so that measuring them forces one reflow instead of one per box. */
let observer: ResizeObserver | undefined;

/**
 * Makes a box a tab stop for as long as its content overflows horizontally. Otherwise it sets `data-fits`, which lets
 * the style sheet make the table header sticky.
 *
 * @param content what the box contains: the start of its accessible name.
 * @returns the cleanup.
 */
export function scrollByKeyboard(box: Element, content: string): () => void {
  contents.set(box, content);
  const shared = (observer ??= new ResizeObserver(update));
  shared.observe(box);
  return () => shared.unobserve(box);
}

function update(entries: readonly ResizeObserverEntry[]): void {
  // Read all sizes before the first write, to avoid layout thrashing.
  const boxes = entries.map(({target: box}) => ({box, isScrollable: box.scrollWidth > box.clientWidth}));
  for (const {box, isScrollable} of boxes) {
    box.toggleAttribute('data-fits', !isScrollable);
    const label = `${contents.get(box) ?? ''}, scrolls sideways`;
    for (const [name, value] of Object.entries({tabindex: '0', role: 'group', 'aria-label': label})) {
      if (isScrollable) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  }
}
