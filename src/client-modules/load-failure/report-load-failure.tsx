/**
 * Client module. Docusaurus hydrates a page only once all its chunks have loaded, and does not report one that fails:
 * the page would look interactive without being so. Reloads the page once, and then, or if the server does not send it,
 * shows the error with a Retry button (R9, E4); also for a page that a link leads to.
 */
import type {ClientModule} from '@docusaurus/types';
import {createRoot, type Root} from 'react-dom/client';
import {Failure} from '../../components/Failure/Failure';
import {isHydrated} from '../../lib/browser/is-hydrated';
import {loadIfSent} from '../../lib/browser/load-if-sent';
import {onEscape} from '../../lib/browser/on-escape';
import {onPageFailure} from '../../lib/browser/page-failure';
import styles from './load-failure.module.css';
import {reloadOnce} from './reload-once';

const isChunkError = (reason: unknown): reason is Error => reason instanceof Error && reason.name === 'ChunkLoadError';

interface Shown {
  readonly overlay: HTMLElement;
  readonly root: Root;
  /** What had the focus before, such as the link that failed. */
  readonly focused: HTMLElement | null;
  /** Of the page that a link leads to; undefined for this page, whose failure cannot be closed. */
  href: string | undefined;
}

let shown: Shown | undefined;

/**
 * Shows a failure, in place of an earlier one. Trying again without a connection keeps the page.
 *
 * @param title what failed, as the subject of a sentence
 * @param href of the page that a link leads to. Without, readers cannot close it: a page that is not hydrated looks
 *   interactive without being so
 */
function showFailure(title: string, error: unknown, href?: string): void {
  const current = (shown ??= addOverlay());
  current.href = href;
  // The reader may have closed it, or gone to another page.
  const isWanted = () => shown === current;
  const retry = () =>
    void loadIfSent(href, isWanted).then((loads) => {
      if (!loads && isWanted()) showFailure(title, new Error('The server still doesn’t answer.'), href);
    });
  current.root.render(
    <Failure title={title} error={error} onRetry={retry}>
      {href && (
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
  return {overlay, root: createRoot(overlay), focused, href: undefined};
}

function close({focused}: Shown): void {
  hideFailure();
  focused?.focus();
}

function hideFailure(): void {
  shown?.root.unmount();
  shown?.overlay.remove();
  shown = undefined;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // The page that stays gets its entry back, which is not to go anywhere.
  if (location.key !== previousLocation?.key) hideFailure();
};

if (typeof window !== 'undefined') {
  onPageFailure(({error, href}) => showFailure('The page that you opened', error, href));
  onEscape(() => {
    if (shown?.href) close(shown);
  });
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
