import type {Transport} from '../../../lib/transport';
import type {Filter} from './method-filter';

/** Shows a filter in the form. */
export function fillForm(form: HTMLFormElement, filter: Filter): void {
  for (const [name, value] of Object.entries(filter) as [keyof Filter, string][]) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** The filter that the form shows. */
export function readForm(form: HTMLFormElement): Filter {
  const fields = new FormData(form);
  const read = (name: string) => fields.get(name) as string;
  return {text: read('text'), category: read('category'), transport: read('transport') as Transport | ''};
}
