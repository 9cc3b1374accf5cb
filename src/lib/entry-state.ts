/**
 * What parts of a page keep in its history entry, over Back, Forward, and a reload of this tab, each under its name: an
 * address would show it to others, and storage, which browsers may block, would keep it for longer.
 */
import {isObject} from './is-object';

/** What is kept under the name; an earlier version of the site may have kept something else. */
export function entryState(name: string): unknown {
  return stateOfEntry()?.[name];
}

/** Keeps a value, or nothing more if it is undefined. */
export function setEntryState(name: string, value: object | string | undefined): void {
  const {[name]: before, ...ofOthers} = stateOfEntry() ?? {};
  if (value !== undefined) window.history.replaceState({...ofOthers, [name]: value}, '');
  else if (before !== undefined) window.history.replaceState(ofOthers, '');
}

/** The router has its state there as well. */
function stateOfEntry(): Readonly<Record<string, unknown>> | undefined {
  const state: unknown = window.history.state;
  return isObject(state) ? state : undefined;
}
