import type {ListedCategory} from './method-filter';

/** Hides what is of other categories and methods than these: elements say with `data-filter-id` what they are of. */
export function showOnly(box: HTMLElement, categories: readonly ListedCategory[]): void {
  const shown = new Set(categories.flatMap(({id, methods}) => [id, ...methods.map(({name}) => name)]));
  for (const element of box.querySelectorAll<HTMLElement>('[data-filter-id]')) {
    element.hidden = !shown.has(element.dataset.filterId ?? '');
  }
}
