export interface QueryReader {
  /** What cannot be read, as it stands in the address. */
  readonly ignored: readonly string[];
  /** The parameter as `accept` reads it; the fallback where there is none, or none that is accepted. */
  readonly value: <T>(name: string, accept: (text: string) => T | undefined, fallback: T) => T;
  /** The items between commas that are accepted. */
  readonly list: <T>(name: string, accept: (item: string) => T | undefined) => T[];
}

/** Of a list: an address that is passed on can hold anything, of any length. */
export const mostItems = 24;

/** Reads what a tool keeps in the address, and remembers what it could not read. */
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
    list: (name, accept) =>
      (query.get(name) ?? '')
        .split(',')
        .filter((item) => item !== '')
        .slice(0, mostItems)
        .map((item) => read(name, item, accept(item)))
        .filter((item) => item !== undefined),
  };
}

/** `20`, as an address and a field both write it; nothing longer than a number of 64 bits. */
export function acceptDigits(text: string): string | undefined {
  return /^\d{1,20}$/.test(text) ? text : undefined;
}

/** Accepts one of some words. */
export function acceptOneOf<T extends string>(words: readonly T[]): (text: string) => T | undefined {
  return (text) => words.find((word) => word === text);
}
