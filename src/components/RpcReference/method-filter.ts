import type {Transport} from '../../lib/transport';

export interface ListedMethod {
  readonly name: string;
  readonly transport: Transport;
}

export interface ListedCategory {
  readonly id: string;
  readonly name: string;
  readonly methods: readonly ListedMethod[];
}

export interface Filter {
  /** Substring of a method name. */
  readonly text: string;
  /** Category id, or empty for all. */
  readonly category: string;
  readonly transport: Transport | '';
}

export const noFilter: Filter = {text: '', category: '', transport: ''};

export function isNoFilter({text, category, transport}: Filter): boolean {
  return compact(text) === '' && category === '' && transport === '';
}

/** The categories with the methods that match the filter; empty categories are omitted. */
export function applyFilter(categories: readonly ListedCategory[], filter: Filter): ListedCategory[] {
  const text = compact(filter.text);
  return categories
    .filter(({id}) => filter.category === '' || filter.category === id)
    .map((category) => ({
      ...category,
      methods: category.methods.filter(
        ({name, transport}) =>
          compact(name).includes(text) && (filter.transport === '' || filter.transport === transport),
      ),
    }))
    .filter(({methods}) => methods.length > 0);
}

/** Normalizes a name, so that `get_balance` and `Get balance` match `getBalance`. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
