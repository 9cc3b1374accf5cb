import type {Root} from 'postcss';
import {inlineConstants} from './inline-constants';
import {removeOverridden} from './remove-overridden';
import {removeUnread} from './remove-unread';

/**
 * @param sheets all style sheets of the site, by name
 * @param common the one that every page loads
 * @param named variables that scripts or markup read or set, which stay as they are. A trailing hyphen marks the prefix
 * of a name that code concatenates.
 * @throws if there is no such sheet.
 */
export function simplifyVariables(sheets: ReadonlyMap<string, Root>, common: string, named: readonly string[]): void {
  const base = sheets.get(common);
  if (!base) throw new Error(`There is no style sheet ${common}.`);
  const all = [...sheets.values()];
  removeOverridden(all, base);
  inlineConstants(all, base, named);
  removeUnread(all, named);
}
