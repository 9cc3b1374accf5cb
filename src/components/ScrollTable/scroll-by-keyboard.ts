/** Start of the accessible name of each box. */
const contents = new WeakMap<Element, string>();

/** Shared by all boxes, so that measuring them forces one reflow instead of one per box. */
let observer: ResizeObserver | undefined;

/** Maximum width of a sticky first column, as a share of the box. */
const maxShare = 0.45;

/**
 * Makes a box a tab stop for as long as its content overflows horizontally, and sets `data-row-names` if the first
 * column of its table is narrow enough to be sticky. Otherwise it sets `data-fits`, which lets the style sheet make the
 * table header sticky.
 *
 * For a `ref`: as a new function in each render, it measures again what the render may have changed.
 *
 * @param content what the box contains. Its accessible name is the caption of its table, or else this and the heading
 *   that the box is below.
 * @returns the cleanup.
 */
export function scrollByKeyboard(box: Element | null, content: string): (() => void) | undefined {
  if (!box) return undefined;
  contents.set(box, content);
  const shared = (observer ??= new ResizeObserver(update));
  shared.observe(box);
  return () => shared.unobserve(box);
}

function update(entries: readonly ResizeObserverEntry[]): void {
  // Read all sizes before the first write, to avoid layout thrashing.
  const boxes = entries.map(({target: box}) => {
    const isScrollable = box.scrollWidth > box.clientWidth;
    return {box, isScrollable, hasRowNames: isScrollable && hasRoomForRowNames(box)};
  });
  for (const {box, isScrollable, hasRowNames} of boxes) {
    box.toggleAttribute('data-fits', !isScrollable);
    box.toggleAttribute('data-row-names', hasRowNames);
    const attributes = {tabindex: '0', role: 'group', 'aria-label': `${nameOf(box)}, scrolls sideways`};
    for (const [name, value] of Object.entries(attributes)) {
      if (isScrollable) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  }
}

function nameOf(box: Element): string {
  const caption = box.querySelector('caption')?.textContent;
  return caption ?? [contents.get(box), headingAbove(box)].filter(Boolean).join(': ');
}

/** Text of the closest heading among the elements before the box and before its ancestors. */
function headingAbove(box: Element): string | undefined {
  let element: Element | null = box;
  while (element && !element.matches('h1, h2, h3, h4'))
    element = element.previousElementSibling ?? element.parentElement;
  // Without the invisible text of its link.
  return element?.textContent.replace('\u200B', '');
}

/** Whether the first column is narrow, and each of the others fits beside it: no line of text has to be scrolled. */
function hasRoomForRowNames(box: Element): boolean {
  const cells = Array.from(box.querySelector('tr')?.cells ?? [], ({offsetWidth}) => offsetWidth);
  const [first = Infinity, ...others] = cells;
  const {clientWidth} = box;
  return first <= maxShare * clientWidth && others.every((width) => first + width <= clientWidth);
}
