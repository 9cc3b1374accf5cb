import type {Root} from 'postcss';
import {matcher, readsIn} from './names';
import {isVariable, settingsIn} from './settings';

/** Removes the settings of variables that nothing reads, or only other unread variables. */
export function removeUnread(sheets: readonly Root[], named: readonly string[]): void {
  const isNamed = matcher(named);
  const settings = settingsIn(sheets);
  const read = new Set([...settings.keys()].filter(isNamed));
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      if (!isVariable(declaration)) for (const name of readsIn(declaration.value)) read.add(name);
    });
  }

  // Transitive closure: iterating a set also visits the elements that are added meanwhile.
  for (const name of read) {
    for (const {declaration} of settings.get(name) ?? [])
      for (const other of readsIn(declaration.value)) read.add(other);
  }
  for (const [name, each] of settings) {
    if (!read.has(name)) for (const {declaration} of each) declaration.remove();
  }
}
