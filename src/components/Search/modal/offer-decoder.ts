import {maxKeptLength, setEntryState} from '../../../lib/browser/entry-state';
import {followLink} from '../../../lib/browser/follow-link';
import {withoutSecrets} from '../../../lib/secrets/without-secrets';
import {tellsOfError} from '../../../search/pasted-query';
import {currentApiKey} from '../../ApiKey/api-key';
import {keptError} from '../../ErrorDecoder/kept-error';
import {modalNotice} from './modal-notice';

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
export function offerDecoder({root, decoder, leaveFor}: Places, signal: AbortSignal): (pasted: string) => void {
  const link = Object.assign(document.createElement('a'), {href: decoder, textContent: 'Decode the pasted error'});
  let offered = {text: '', query: ''};
  // The decoder's page has a field of its own.
  const isOnItsPage = () => link.pathname === window.location.pathname;
  const isOffered = (query: string) => query === offered.query && tellsOfError(offered.text) && !isOnItsPage();
  const {line, update} = modalNotice(root, isOffered, signal);
  line.append(link);

  link.addEventListener('click', (event) =>
    followLink(event, link, (path) => {
      leaveFor(path);
      setEntryState(keptError, offered.text);
    }),
  );

  return (pasted) => {
    // As a whole: what is left of a key that is cut is not recognized. The failure is at the end of a log.
    const text = withoutSecrets(pasted, currentApiKey().key).slice(-maxKeptLength);
    offered = {text, query: root.querySelector('input')?.value ?? ''};
    update();
  };
}
