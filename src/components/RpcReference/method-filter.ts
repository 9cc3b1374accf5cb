import {closestName} from '../../lib/closest-name';
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
  /** Part of a method name, or words in it. */
  readonly text: string;
  /** Category id, or empty for all. */
  readonly category: string;
  readonly transport: Transport | '';
}

export const noFilter: Filter = {text: '', category: '', transport: ''};

export function isNoFilter({text, category, transport}: Filter): boolean {
  return compact(text) === '' && category === '' && transport === '';
}

/**
 * The categories with the methods that match the filter; empty categories are omitted. Of the ways to understand its
 * text, the first that leaves a method counts.
 */
export function applyFilter(categories: readonly ListedCategory[], filter: Filter): ListedCategory[] {
  const names = categories.flatMap(({methods}) => methods.map(({name}) => name));
  const left = waysToRead(filter.text, names).map((isMeant) =>
    categories
      .filter(({id}) => filter.category === '' || filter.category === id)
      .map((category) => ({
        ...category,
        methods: category.methods.filter(
          ({name, transport}) => isMeant(name) && (filter.transport === '' || filter.transport === transport),
        ),
      }))
      .filter(({methods}) => methods.length > 0),
  );
  return left.find((each) => each.length > 0) ?? [];
}

/** As part of a name, as words in it in any order, and as a name with typos. */
function waysToRead(text: string, names: readonly string[]): ((name: string) => boolean)[] {
  const part = compact(text);
  const words = text.split(/[^a-z0-9]+/i).map(compact);
  const closest = closestName(part, names);
  return [
    (name) => compact(name).includes(part),
    (name) => words.every((word) => compact(name).includes(word)),
    (name) => name === closest,
  ];
}

/** Normalizes a name, so that `get_balance` and `Get balance` match `getBalance`. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
