/**
 * Client module. Docusaurus hydrates a page only once all its chunks have loaded, and does not report one that fails:
 * the page would look interactive without being so. Reloads the page once, and then, or if the server does not send it,
 * shows the error with a Retry button (R9, E4).
 */
import {createRoot} from 'react-dom/client';
import {Failure} from '../../components/Failure/Failure';
import styles from './load-failure.module.css';
import {reloadOnce} from './reload-once';

const isChunkError = (reason: unknown): reason is Error => reason instanceof Error && reason.name === 'ChunkLoadError';

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Once, even if several chunks fail. */
function showFailure(error: Error): void {
  const className = styles.overlay ?? '';
  if (document.getElementsByClassName(className).length > 0) return;
  const overlay = document.createElement('div');
  overlay.className = className;
  document.body.append(overlay);
  createRoot(overlay).render(<Failure title="This page" error={error} />);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    // After hydration, the code that requested the chunk handles the failure: navigation reloads (R10), search reports
    // it.
    const reason: unknown = event.reason;
    if (isHydrated() || !isChunkError(reason)) return;
    event.preventDefault();
    void reloadOnce().then((reloads) => {
      if (!reloads) showFailure(reason);
    });
  });
}
