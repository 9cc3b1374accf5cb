/**
 * Keeps an element where it is in the viewport while content above it changes in height: to be called right before the
 * change, since it scrolls in the next frame.
 */
export function keepInPlace(element: Element): void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  requestAnimationFrame(() => window.scrollBy({top: top() - before, behavior: 'instant'}));
}
