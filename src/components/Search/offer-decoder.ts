import {setEntryState} from '../../lib/browser/entry-state';
import {followLink} from '../../lib/browser/follow-link';
import {maskKeys} from '../../lib/secrets/api-keys';
import {holdsSecret} from '../../lib/secrets/holds-secret';
import {tellsOfError} from '../../search/pasted-query';
import {keptError} from '../ErrorDecoder/kept-error';
import type {Shortened} from './shorten-paste';

/** Browsers limit the size of a history entry. The failure is at the end of a log. */
const maxLength = 100_000;

interface Places {
  /** The modal's outermost element. */
  readonly root: HTMLElement;
  /** Path and anchor of the decoder. */
  readonly decoder: string;
  /** Navigates client-side, and closes the modal. */
  readonly leaveFor: (path: string) => void;
}

/**
 * Offers to decode a pasted error, above the results for its cause, for as long as that is the query: the search keeps
 * one line of a log, the decoder reads all of it.
 *
 * @param signal ends the offers.
 * @returns a function that makes an offer for a pasted text.
 */
export function offerDecoder({root, decoder, leaveFor}: Places, signal: AbortSignal): (pasted: Shortened) => void {
  const line = Object.assign(document.createElement('p'), {className: 'SearchModal-notice'});
  const link = Object.assign(document.createElement('a'), {href: decoder, textContent: 'Decode the pasted error'});
  line.append(link);
  let offered: Shortened = {text: '', query: ''};
  const isOnItsPage = () => link.pathname === window.location.pathname;

  link.addEventListener('click', (event) =>
    followLink(event, link, (path) => {
      leaveFor(path);
      setEntryState(keptError, offered.text);
    }),
  );
  const hideForOthers = () => {
    if (root.querySelector('input')?.value !== offered.query) line.remove();
  };
  root.addEventListener('input', hideForOthers, {signal});
  // The modal's clear button resets the form; the field is empty only after this event.
  root.addEventListener('reset', () => setTimeout(hideForOthers), {signal});

  return ({text: pasted, query}) => {
    // As a whole: what is left of a key that is cut is not recognized.
    const text = maskKeys(pasted, '');
    offered = {text: text.slice(-maxLength), query};
    // There, the decoder has a field of its own.
    if (!tellsOfError(text) || holdsSecret(text, '') || isOnItsPage()) line.remove();
    else root.querySelector('.DocSearch-Dropdown')?.before(line);
  };
}
