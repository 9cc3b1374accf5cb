/**
 * Keeps what is typed into the builder's forms over one reload. In the state of the history entry: an address would
 * show it to others, and storage, which browsers may block, would keep it for longer. Endpoint and API key are no part
 * of it.
 */
import {isObject} from '../../lib/is-object';
import type {Texts} from '../../tools/request-builder/form';

/** What is typed, by method; a missing one has the values of its example. */
export type Forms = Readonly<Partial<Record<string, Texts>>>;

const entry = 'requestBuilder';

export function keepForms(forms: Forms): void {
  window.history.replaceState({...stateOfOthers(), [entry]: forms}, '');
}

/** The forms as before the reload; undefined if none were kept. */
export function keptForms(): Forms | undefined {
  const state: unknown = window.history.state;
  const forms = isObject(state) ? state[entry] : undefined;
  return isForms(forms) ? forms : undefined;
}

export function forgetForms(): void {
  if (keptForms() !== undefined) window.history.replaceState(stateOfOthers(), '');
}

/** The router has its state in the entry as well. */
function stateOfOthers(): Readonly<Record<string, unknown>> | null {
  const state: unknown = window.history.state;
  if (!isObject(state)) return null;
  return Object.fromEntries(Object.entries(state).filter(([name]) => name !== entry));
}

/** An earlier version of the site may have kept something else. */
function isForms(value: unknown): value is Forms {
  return isObject(value) && Object.values(value).every(isTexts);
}

function isTexts(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}
