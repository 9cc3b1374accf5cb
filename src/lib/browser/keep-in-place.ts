/**
 * Notes where an element is in the viewport.
 *
 * @returns scrolls it back there in the next frame, once content above it has changed in height.
 */
export function keepInPlace(element: Element): () => void {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  return () => requestAnimationFrame(() => window.scrollBy({top: top() - before, behavior: 'instant'}));
}
