export interface QueryReader {
  /** Parameters and list items that could not be parsed, as `name=value`. */
  readonly ignored: readonly string[];
  /** The parameter as parsed by `accept`; the fallback if it is missing or rejected. */
  readonly value: <T>(name: string, accept: (text: string) => T | undefined, fallback: T) => T;
  /** The accepted items of a comma-separated list. */
  readonly list: <T>(name: string, accept: (item: string) => T | undefined) => T[];
}

/** Maximum items of a list: a shared URL can contain anything, of any length. */
export const maxItems = 24;

/** Parses the state that a tool keeps in the URL, and collects what it could not parse. */
export function queryReader(query: URLSearchParams): QueryReader {
  const ignored: string[] = [];
  const read = <T>(name: string, text: string, accepted: T | undefined): T | undefined => {
    if (accepted === undefined) ignored.push(`${name}=${text.slice(0, 40)}`);
    return accepted;
  };
  return {
    ignored,
    value: (name, accept, fallback) => {
      const text = query.get(name);
      return text === null ? fallback : (read(name, text, accept(text)) ?? fallback);
    },
    list: (name, accept) => {
      const items = (query.get(name) ?? '').split(',').filter((item) => item !== '');
      const surplus = items.slice(maxItems);
      const accepted = items.slice(0, maxItems).map((item) => read(name, item, accept(item)));
      if (surplus.length > 0) read(name, surplus.join(','), undefined);
      return accepted.filter((item) => item !== undefined);
    },
  };
}

/** Accepts an unsigned integer such as `20`, of at most 20 digits: those of a 64-bit number. */
export function acceptDigits(text: string): string | undefined {
  return /^\d{1,20}$/.test(text) ? text : undefined;
}

/** Accepts only these words. */
export function acceptOneOf<T extends string>(words: readonly T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}
