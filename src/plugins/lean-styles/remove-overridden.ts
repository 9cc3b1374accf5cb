import type {Root} from 'postcss';
import {settingsIn} from './settings';

/**
 * Removes the settings of the root element in layers that the common sheet repeats outside of them, which always wins:
 * the defaults of the framework and of the search dialog.
 */
export function removeOverridden(sheets: readonly Root[], common: Root): void {
  const settings = settingsIn(sheets);
  for (const [name, winners] of settingsIn([common])) {
    if (!winners.some(({where, isInLayer}) => where === 'root' && !isInLayer)) continue;
    for (const {declaration, where, isInLayer} of settings.get(name) ?? []) {
      if (isInLayer && where !== 'elements') declaration.remove();
    }
  }
}
