import {isObject} from '../../../lib/is-object';
import {compactWord} from '../../../lib/search/word-parts';
import {closestName} from '../../../lib/text/closest-name';
import type {Transport} from '../../../lib/transport';

interface ListedMethod {
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
  return compactWord(text) === '' && category === '' && transport === '';
}

/** The filter that a form or a history entry has, if it has one. */
export function filterIn(value: unknown): Filter | undefined {
  if (!isObject(value)) return undefined;
  const {text, category, transport} = value;
  const isTransport = transport === '' || transport === 'http' || transport === 'websocket';
  return typeof text === 'string' && typeof category === 'string' && isTransport
    ? {text, category, transport}
    : undefined;
}

/** The categories with the methods that match, without empty ones; without a filter, the given array. */
export function applyFilter(categories: readonly ListedCategory[], filter: Filter): readonly ListedCategory[] {
  if (isNoFilter(filter)) return categories;
  const only = (some: readonly ListedCategory[], isLeft: (method: ListedMethod) => boolean) =>
    some
      .map((category) => ({...category, methods: category.methods.filter(isLeft)}))
      .filter(({methods}) => methods.length > 0);
  const listed = only(
    categories.filter(({id}) => filter.category === '' || filter.category === id),
    ({transport}) => filter.transport === '' || filter.transport === transport,
  );
  const meant = namesMeant(
    filter.text,
    listed.flatMap(({methods}) => methods.map(({name}) => name)),
  );
  return only(listed, ({name}) => meant.includes(name));
}

/**
 * The names that contain the text, or else all its words in any order, or else the one that it misspells, or else those
 * of its words that some name contains.
 */
function namesMeant(text: string, names: readonly string[]): readonly string[] {
  // The section of a subscription also says how to end it.
  const meant = text.replace(/un(?=sub)/i, '');
  // So that `get_balance` and `Get balance` match `getBalance`.
  const part = compactWord(meant);
  const withPart = names.filter((name) => compactWord(name).includes(part));
  if (withPart.length > 0) return withPart;
  const has = (name: string, word: string) => compactWord(name).includes(word);
  const withAll = (words: readonly string[]) => names.filter((name) => words.every((word) => has(name, word)));
  const words = meant
    .split(/[^a-z\d]+/i)
    .map(compactWord)
    .filter((word) => word !== '');
  const withWords = words.length === 0 ? [] : withAll(words);
  if (withWords.length > 0) return withWords;
  const closest = closestName(part, names);
  if (closest !== undefined) return [closest];
  const known = words.filter((word) => names.some((name) => has(name, word)));
  return known.length === 0 ? [] : withAll(known);
}
