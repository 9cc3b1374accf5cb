/**
 * The entry that the attribute `of` names.
 *
 * @throws when there is no such entry.
 */
export function pick<Entry>(entries: Readonly<Record<string, Entry>>, of: string | undefined): Entry {
  const entry = of !== undefined && Object.hasOwn(entries, of) ? entries[of] : undefined;
  if (entry === undefined) {
    throw new Error(`the attribute "of" must be one of ${Object.keys(entries).join(', ')}, not ${JSON.stringify(of)}.`);
  }
  return entry;
}
