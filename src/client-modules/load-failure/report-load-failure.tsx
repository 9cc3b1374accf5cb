/**
 * Client module. Docusaurus hydrates a page only when all its chunks have arrived, and says nothing
 * when one does not: the reader would be left with a page that looks alive and is not. This reloads the
 * page once, and then shows the error and a way out (R9, E4).
 */
import {createRoot} from 'react-dom/client';
import {Failure} from '../../components/Failure/Failure';
import styles from './load-failure.module.css';
import {reloadOnce} from './reload-once';

const isChunkError = (reason: unknown): reason is Error => reason instanceof Error && reason.name === 'ChunkLoadError';

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

function showFailure(error: Error): void {
  const overlay = document.createElement('div');
  overlay.className = styles.overlay ?? '';
  document.body.append(overlay);
  createRoot(overlay).render(
    <Failure title="This page" reason={error.message} onRetry={() => window.location.reload()} />,
  );
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    // Once a page is hydrated a failed chunk has an owner: navigation reloads (R10), search says so.
    if (isHydrated() || !isChunkError(event.reason)) return;
    event.preventDefault();
    if (!reloadOnce()) showFailure(event.reason);
  });
}
