import {isComposing} from './is-composing';

/** Modals, which close before what is open below them. */
const modals = '.DocSearch-Container, dialog[open]';

/** Calls a function on Escape, unless that is for an input method or for a modal, until the signal is aborted. */
export function onEscape(close: () => void, signal?: AbortSignal): void {
  // On the document: after a click on it, Safari leaves the focus of a `<summary>` to the page.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !isComposing(event) && document.querySelector(modals) === null) close();
    },
    {signal},
  );
}
