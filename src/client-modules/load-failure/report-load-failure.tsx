/**
 * Client module. Docusaurus hydrates a page only once all its chunks have loaded, and does not report one that fails:
 * the page would look interactive without being so. Reloads the page once, and then, or if the server does not send it,
 * shows the error with a Retry button (R9, E4); also for a page that a link leads to.
 */
import {createRoot, type Root} from 'react-dom/client';
import {Failure} from '../../components/Failure/Failure';
import {isHydrated} from '../../lib/browser/is-hydrated';
import {onPageFailure} from '../../lib/browser/page-failure';
import {reloadIfSent} from '../../lib/browser/reload-if-sent';
import styles from './load-failure.module.css';
import {reloadOnce} from './reload-once';

const isChunkError = (reason: unknown): reason is Error => reason instanceof Error && reason.name === 'ChunkLoadError';

interface Shown {
  readonly overlay: HTMLElement;
  readonly root: Root;
  /** What had the focus before, such as the link that failed. */
  readonly focused: HTMLElement | null;
  /** Gives the page its address back; undefined if the failure cannot be closed. */
  stay: (() => void) | undefined;
}

let shown: Shown | undefined;

/**
 * Shows a failure, in place of an earlier one. Trying again without a connection keeps the page.
 *
 * @param title what failed, as the subject of a sentence
 * @param stay called if the reader closes it. Without, they cannot: a page that is not hydrated looks interactive
 *   without being so
 */
function showFailure(title: string, error: unknown, stay?: () => void): void {
  const current = (shown ??= addOverlay());
  current.stay = stay;
  const retry = () =>
    void reloadIfSent().then((reloads) => {
      // The reader may have closed it, or gone to another page.
      if (!reloads && shown === current) showFailure(title, new Error('The server still doesn’t answer.'), stay);
    });
  current.root.render(
    <Failure title={title} error={error} onRetry={retry}>
      {stay && (
        <button type="button" className="button button--secondary" onClick={() => close(current)}>
          Close
        </button>
      )}
    </Failure>,
  );
}

function addOverlay(): Shown {
  const overlay = document.createElement('div');
  overlay.className = styles.overlay ?? '';
  document.body.append(overlay);
  // Every element that can have the focus can get it back.
  const focused = document.activeElement as HTMLElement | null;
  return {overlay, root: createRoot(overlay), focused, stay: undefined};
}

function close(current: Shown): void {
  stayOn(current);
  current.focused?.focus();
}

function stayOn({stay}: Shown): void {
  hideFailure();
  stay?.();
}

function hideFailure(): void {
  shown?.root.unmount();
  shown?.overlay.remove();
  shown = undefined;
}

/** Another page has loaded. */
export const onRouteDidUpdate = hideFailure;

if (typeof window !== 'undefined') {
  onPageFailure(({error, stay}) => showFailure('The page that you opened', error, stay));
  window.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && shown?.stay) close(shown);
  });
  // Who goes on with the page stays. Before the click does anything: a link to a section depends on the address.
  const stayAtClick = ({target}: MouseEvent) => {
    if (shown?.stay && !shown.overlay.contains(target as Node)) stayOn(shown);
  };
  window.addEventListener('click', stayAtClick, {capture: true});
  window.addEventListener('unhandledrejection', (event) => {
    // After hydration, the code that requested the chunk handles the failure: navigation reloads (R10), search reports
    // it.
    const reason: unknown = event.reason;
    if (isHydrated() || !isChunkError(reason)) return;
    event.preventDefault();
    void reloadOnce().then((reloads) => {
      if (!reloads) showFailure('This page', reason);
    });
  });
}
