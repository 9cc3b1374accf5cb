/** What each box holds. */
const contents = new WeakMap<Element, string>();

/** One for all boxes: the page is laid out once for what they measure, and not once for each. */
let observer: ResizeObserver | undefined;

/**
 * Makes a box a stop for the keyboard for as long as what it holds is wider than itself. Else the box has `data-fits`:
 * the style sheet then keeps the head of the table on the screen.
 *
 * @param content what it holds, as its name begins.
 * @returns what ends it.
 */
export function scrollByKeyboard(box: Element, content: string): () => void {
  contents.set(box, content);
  const shared = (observer ??= new ResizeObserver(update));
  shared.observe(box);
  return () => shared.unobserve(box);
}

function update(entries: readonly ResizeObserverEntry[]): void {
  // All are measured before one is changed.
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
