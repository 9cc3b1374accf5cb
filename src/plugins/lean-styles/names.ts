/** Names of variables in code; a trailing hyphen marks the prefix of a name that code concatenates. */
const anyName = /--[a-z][\w-]*/g;

const anyRead = /var\(\s*(--[\w-]+)/g;

/** Names that scripts or markup contain. */
export const namesIn = (text: string): string[] => text.match(anyName) ?? [];

/** Names that a value of a property reads. */
export const readsIn = (value: string): string[] => [...value.matchAll(anyRead)].map(([, name = '']) => name);

/** Returns whether a variable has one of the names, or begins with one that is a prefix. */
export function matcher(names: Iterable<string>): (variable: string) => boolean {
  const known = new Set(names);
  const prefixes = [...known].filter((name) => name.endsWith('-'));
  return (variable) => known.has(variable) || prefixes.some((prefix) => variable.startsWith(prefix));
}
