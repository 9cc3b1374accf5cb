import type {ListedCategory} from './method-filter';

/** The theme's table of contents marks the last of these that the reader has scrolled past, whether it shows or not. */
const headingClass = 'anchor';

/** Hides the elements whose `data-filter-id` names a category or method other than these. */
export function showOnly(box: HTMLElement, categories: readonly ListedCategory[]): void {
  const shown = new Set(categories.flatMap(({id, methods}) => [id, ...methods.map(({name}) => name)]));
  for (const element of box.querySelectorAll<HTMLElement>('[data-filter-id]')) {
    element.hidden = !shown.has(element.dataset.filterId ?? '');
    element.querySelector(':scope > :is(h2, h3)')?.classList.toggle(headingClass, !element.hidden);
  }
}
