/**
 * Opens the `<details>` that an element is or is in.
 *
 * @returns whether any was closed
 */
export function openDetails(element: Element): boolean {
  const closed = () => element.closest<HTMLDetailsElement>('details:not([open])');
  const wasClosed = closed() !== null;
  for (let details = closed(); details; details = closed()) {
    details.open = true;
    // Lays it out now: otherwise, scroll anchoring scrolls by its height after the caller has scrolled to the element.
    details.getBoundingClientRect();
  }
  return wasClosed;
}
