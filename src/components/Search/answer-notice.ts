import type {SearchClient} from '../../search/client';
import {answeredBy} from '../../search/fallback/answered-by';
import {isOutdated} from '../../search/outdated-page';
import {searchTexts} from './texts';

/** What the modal has no place for: a stand-in gave the answer, or there is none because the page is outdated. */
export type Notice = 'stand-in' | 'outdated';

export interface WatchedClient {
  readonly client: SearchClient;
  /** Calls back after each answer to the latest search, and each failure of it. */
  readonly listen: (onAnswer: (notice?: Notice) => void) => void;
}

/** The client, and what there is to say about its answers. */
export function watchAnswers(client: SearchClient): WatchedClient {
  let latest = 0;
  let onAnswer: (notice?: Notice) => void = () => undefined;
  const search: SearchClient['search'] = async (...request) => {
    const current = ++latest;
    const tell = (notice?: Notice) => {
      if (current === latest) onAnswer(notice);
    };
    try {
      const result = await client.search(...request);
      tell(answeredBy(result) === undefined ? undefined : 'stand-in');
      return result;
    } catch (error) {
      tell(isOutdated(error) ? 'outdated' : undefined);
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
 * A line above what the modal shows, put beside the parts that React keeps. It goes with the results when the query
 * is empty.
 *
 * @param root the modal's outermost element.
 * @returns what shows or hides the line.
 */
export function addNotice(root: HTMLElement): (notice?: Notice) => void {
  const line = Object.assign(document.createElement('p'), {className: 'SearchModal-notice'});
  const hideWithoutQuery = () => {
    if (root.querySelector('input')?.value === '') line.remove();
  };
  root.addEventListener('input', hideWithoutQuery);
  // The modal's button that clears the query resets its form: after this event the field is empty.
  root.addEventListener('reset', () => setTimeout(hideWithoutQuery));
  return (notice) => {
    if (notice === undefined) {
      line.remove();
      return;
    }
    line.replaceChildren(...contents[notice]());
    root.querySelector('.DocSearch-Dropdown')?.before(line);
  };
}

const contents: Readonly<Record<Notice, () => (Node | string)[]>> = {
  'stand-in': () => [searchTexts.standIn],
  outdated: () => [`${searchTexts.outdated} `, reloadButton()],
};

function reloadButton(): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    className: 'DocSearch-Link',
    type: 'button',
    textContent: searchTexts.reload,
  });
  button.addEventListener('click', () => window.location.reload());
  return button;
}
