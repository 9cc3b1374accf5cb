/** Keeps what is typed into the builder in the history entry. Endpoint and API key are no part of it. */
import {entryState, setEntryState} from '../../lib/entry-state';
import {isObject} from '../../lib/is-object';
import {holdsSecret} from '../../lib/secrets/holds-secret';
import type {Typed} from '../../tools/request-builder/form';

export interface Kept {
  readonly typed: Typed;
  /** Whether the reader reloads the page to send. */
  readonly isSending: boolean;
}

const entry = 'requestBuilder';

const nothing: Kept = {typed: {}, isSending: false};

/** @param apiKey that the reader filled in, which a field may hold as well. */
export function keep({typed, isSending}: Kept, apiKey: string): void {
  const shareable = Object.entries(typed).filter(([, text = '']) => !holdsSecret(text, apiKey));
  const kept: Kept = {typed: Object.fromEntries(shareable), isSending};
  setEntryState(entry, shareable.length > 0 || isSending ? kept : undefined);
}

/** What the history entry has; nothing where an earlier version of the site kept something else. */
export function kept(): Kept {
  const value = entryState(entry);
  if (!isObject(value) || !isObject(value.typed)) return nothing;
  if (!Object.values(value.typed).every((text) => typeof text === 'string')) return nothing;
  return {typed: value.typed as Typed, isSending: value.isSending === true};
}
