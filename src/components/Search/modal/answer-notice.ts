import {search as settings} from '../../../config/search';
import {isOutdated} from '../../../lib/browser/outdated-page';
import type {SearchClient} from '../../../search/client';
import {isStandIn} from '../../../search/fallback/stand-in';
import {outdatedTexts} from '../../Failure/outdated-texts';
import {searchTexts} from '../texts';
import {modalNotice} from './modal-notice';

/**
 * A notice that the modal has no slot for: the search takes long, a fallback answered, or the search failed as the page
 * is outdated.
 */
export type Notice = 'stalled' | 'stand-in' | 'outdated';

export interface WatchedClient {
  readonly client: SearchClient;
  /** Sets the listener, which is called when the latest search succeeds, fails, or takes long. */
  readonly listen: (onChange: (notice?: Notice) => void) => void;
}

/** Wraps a client to report notices about its answers. */
export function watchAnswers(client: SearchClient): WatchedClient {
  let latest = 0;
  let onChange: (notice?: Notice) => void = () => undefined;
  const search: SearchClient['search'] = async (...request) => {
    const current = ++latest;
    const tell = (notice?: Notice) => {
      if (current === latest) onChange(notice);
    };
    // The modal shows what it showed before until there is an answer, even that there are no recent searches.
    const stalled = setTimeout(() => tell('stalled'), settings.stalledAfterMs);
    try {
      const result = await client.search(...request);
      tell(isStandIn(result) ? 'stand-in' : undefined);
      return result;
    } catch (error) {
      tell(isOutdated(error) ? 'outdated' : undefined);
      throw error;
    } finally {
      clearTimeout(stalled);
    }
  };
  return {
    client: {...client, search},
    listen(listener) {
      onChange = listener;
    },
  };
}

/**
 * Adds a notice above the modal's results, for as long as there is a query.
 *
 * @param root the modal's outermost element.
 * @param signal ends the removal.
 * @returns a function that shows or hides the notice.
 */
export function addNotice(root: HTMLElement, signal: AbortSignal): (notice?: Notice) => void {
  let shown: Notice | undefined;
  // An answer may come after the query has been cleared.
  const {line, update} = modalNotice(root, (query) => shown !== undefined && query !== '', signal);
  return (notice) => {
    shown = notice;
    line.replaceChildren(...(notice ? contents[notice]() : []));
    update();
  };
}

const contents: Readonly<Record<Notice, () => (Node | string)[]>> = {
  stalled: () => [searchTexts.stalled],
  'stand-in': () => [searchTexts.standIn],
  outdated: () => [`${outdatedTexts.outdated} `, reloadButton()],
};

function reloadButton(): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    className: 'DocSearch-Link',
    type: 'button',
    textContent: outdatedTexts.reload,
  });
  button.addEventListener('click', () => window.location.reload());
  return button;
}
