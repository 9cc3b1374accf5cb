import type {Root} from 'postcss';
import {inlineConstants} from './inline-constants';
import {removeOverridden} from './remove-overridden';
import {removeUnread} from './remove-unread';

/**
 * @param sheets all style sheets of the site
 * @param common the one of them that every page loads
 * @param named variables that scripts or markup read or set, which stay as they are. A trailing hyphen marks the prefix
 * of a name that code concatenates.
 */
export function simplifyVariables(sheets: readonly Root[], common: Root, named: readonly string[]): void {
  removeOverridden(sheets, common);
  inlineConstants(sheets, common, named);
  removeUnread(sheets, named);
}
