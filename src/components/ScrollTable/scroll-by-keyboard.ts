const attributes = {tabindex: '0', role: 'group', 'aria-label': 'Table, scrolls sideways'};

/**
 * Makes a box a stop for the keyboard for as long as what it holds is wider than itself. Else the box has `data-fits`:
 * the style sheet then keeps the head of the table on the screen.
 *
 * @returns what ends it.
 */
export function scrollByKeyboard(box: Element): () => void {
  const observer = new ResizeObserver(() => {
    const isScrollable = box.scrollWidth > box.clientWidth;
    box.toggleAttribute('data-fits', !isScrollable);
    for (const [name, value] of Object.entries(attributes)) {
      if (isScrollable) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  });
  observer.observe(box);
  return () => observer.disconnect();
}
