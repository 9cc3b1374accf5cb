/**
 * Per-component state in the page's history entry, which survives Back, Forward, and reloads of this tab. The URL would
 * share the state with others, and storage would outlive the tab and may be blocked.
 */
import {isObject} from '../is-object';

/** Maximum length of a text to store, in UTF-16 code units: browsers limit the size of an entry. */
export const maxKeptLength = 100_000;

/** The value stored under the name. It can be of any type: an earlier version of the site may have stored it. */
export function entryState(name: string): unknown {
  return stateOfEntry()?.[name];
}

/** Stores a value, or deletes the stored one if it is undefined. */
export function setEntryState(name: string, value: object | string | undefined): void {
  const {[name]: before, ...ofOthers} = stateOfEntry() ?? {};
  if (value !== undefined) window.history.replaceState({...ofOthers, [name]: value}, '');
  else if (before !== undefined) window.history.replaceState(ofOthers, '');
}

/** The router stores its own state in the same object. */
function stateOfEntry(): Readonly<Record<string, unknown>> | undefined {
  const state: unknown = window.history.state;
  return isObject(state) ? state : undefined;
}
