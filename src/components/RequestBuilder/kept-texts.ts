/** Stores the text typed into the builder in the history entry, but not the endpoint or the API key. */
import {entryState, setEntryState} from '../../lib/browser/entry-state';
import {isObject} from '../../lib/is-object';
import {holdsSecret} from '../../lib/secrets/holds-secret';
import type {Typed} from '../../tools/request-builder/form';

export interface Kept {
  readonly typed: Typed;
  /** Whether the page is being reloaded to send a request. */
  readonly isResuming: boolean;
}

/** Name of the texts in the history entry. */
export const keptTexts = 'requestBuilder';

const nothing: Kept = {typed: {}, isResuming: false};

/** @param apiKey that the reader filled in: fields that contain it are not stored. */
export function keep({typed, isResuming}: Kept, apiKey: string): void {
  const secrets = secretsIn(typed, apiKey);
  const shareable = Object.entries(typed).filter(([name]) => !(name in secrets));
  const kept: Kept = {typed: Object.fromEntries(shareable), isResuming};
  setEntryState(keptTexts, shareable.length > 0 || isResuming ? kept : undefined);
}

/** The fields that are not stored. */
export function secretsIn(typed: Typed, apiKey: string): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([, text = '']) => holdsSecret(text, apiKey)));
}

/** What the history entry stores; nothing if an earlier version of the site stored it in another format. */
export function kept(): Kept {
  const value = entryState(keptTexts);
  if (!isObject(value) || !isObject(value.typed)) return nothing;
  if (!Object.values(value.typed).every((text) => typeof text === 'string')) return nothing;
  return {typed: value.typed as Typed, isResuming: value.isResuming === true};
}
