/**
 * Keeps an element where it is in the viewport while content above it changes in height, or brings it to the nearest
 * edge if it is outside: to be called right before the change, since it scrolls in the next frame.
 */
export function keepInPlace(element: Element): void {
  const top = () => element.getBoundingClientRect().top;
  const place = Math.max(0, Math.min(top(), window.innerHeight - element.clientHeight));
  requestAnimationFrame(() => window.scrollBy({top: top() - place, behavior: 'instant'}));
}
