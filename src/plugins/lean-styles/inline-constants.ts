import type {Root} from 'postcss';
import {matcher, readsIn} from './names';
import {settingsIn, type Setting} from './settings';

/** Without a fallback: then, the variable is expected to be missing at times. */
const anyRead = /var\(\s*(--[\w-]+)\s*\)/g;

/** These mean the inherited or initial value of the variable where it is set, but of the property where it is read. */
const cssWide = /^(?:inherit|initial|unset|revert(?:-layer)?)?$/;

/**
 * Replaces variables by their values if these are the same for all elements, in both color modes and all media.
 *
 * @param named variables that are not constant, since scripts or markup name them
 */
export function inlineConstants(sheets: readonly Root[], common: Root, named: readonly string[]): void {
  const isNamed = matcher(named);
  const settings = settingsIn(sheets);
  const always = settingsIn([common]);

  /** Whether it has one value for all elements, at any time. */
  const isForAll = (name: string): boolean =>
    !isNamed(name) && (settings.get(name) ?? []).every(({where}) => where !== 'elements') && always.has(name);

  const values = new Map<string, string | undefined>();
  /** Its value, if there is only one, and if that means the same wherever it is read. */
  const constantOf = (name: string): string | undefined => {
    if (values.has(name)) return values.get(name);
    // For a variable that reads itself, which browsers ignore, too.
    values.set(name, undefined);
    const [only, ...others] = settings.get(name) ?? [];
    if (!only || others.length > 0 || !isForAll(name) || !isConstant(only)) return undefined;
    const value = inline(only.declaration.value);
    if (readsIn(value).every(isForAll)) values.set(name, value);
    return values.get(name);
  };

  const inline = (value: string): string => value.replace(anyRead, (read, name: string) => constantOf(name) ?? read);

  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      declaration.value = inline(declaration.value);
    });
  }
}

const isConstant = ({declaration: {value, important}, where}: Setting): boolean =>
  where === 'root' && !important && !cssWide.test(value.trim());
