import type {SearchClient} from '../../search/client';
import {answeredBy} from '../../search/fallback/answered-by';
import {searchTexts} from './texts';

export interface WatchedClient {
  readonly client: SearchClient;
  /** Calls back after each answer to the latest search, with whether a stand-in gave it. */
  readonly listen: (onAnswer: (isStandIn: boolean) => void) => void;
}

/** The client, and who gives its answers. */
export function watchStandIn(client: SearchClient): WatchedClient {
  let latest = 0;
  let onAnswer: (isStandIn: boolean) => void = () => undefined;
  const search: SearchClient['search'] = async (...request) => {
    const current = ++latest;
    const tell = (isStandIn: boolean) => {
      if (current === latest) onAnswer(isStandIn);
    };
    try {
      const result = await client.search(...request);
      tell(answeredBy(result) !== undefined);
      return result;
    } catch (error) {
      tell(false);
      throw error;
    }
  };
  return {
    client: {...client, search},
    listen(listener) {
      onAnswer = listener;
    },
  };
}

/**
 * A line above what the modal shows: these results are not the provider's. The modal has no place for
 * it, so it is put beside the parts that React keeps. It goes with the results when the query is empty.
 *
 * @param root the modal's outermost element.
 * @returns what shows or hides the line.
 */
export function addStandInNotice(root: HTMLElement): (isShown: boolean) => void {
  const notice = Object.assign(document.createElement('p'), {
    className: 'SearchModal-notice',
    textContent: searchTexts.standIn,
  });
  const hideWithoutQuery = () => {
    if (root.querySelector('input')?.value === '') notice.remove();
  };
  root.addEventListener('input', hideWithoutQuery);
  // The modal's button that clears the query resets its form: after this event the field is empty.
  root.addEventListener('reset', () => setTimeout(hideWithoutQuery));
  return (isShown) => {
    if (isShown) root.querySelector('.DocSearch-Dropdown')?.before(notice);
    else notice.remove();
  };
}
