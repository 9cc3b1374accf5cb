import type {SelectOption} from '../ToolParts/fields';

/** Options that list methods with their own row in the limit tables first. */
export function methodOptions(
  names: readonly string[],
  limited: readonly {readonly method: string | null}[],
): readonly SelectOption[] {
  const listed = limited.map(({method}) => method).filter((method) => method !== null);
  return [
    ...listed.map((name) => ({value: name, label: name, group: 'With its own limit'})),
    ...names
      .filter((name) => !listed.includes(name))
      .map((name) => ({value: name, label: name, group: 'Any other method'})),
  ];
}
