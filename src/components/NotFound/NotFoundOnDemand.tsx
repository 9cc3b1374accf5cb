import {PageMetadata} from '@docusaurus/theme-common';
import {lazy, type ReactNode} from 'react';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {Failure} from '../Failure/Failure';
import {useOnDemand} from '../OnDemand/useOnDemand';
// Imported here because the pre-rendered HTML needs these styles before the lazy chunk that uses them loads.
import '../Cards/Cards.module.css';
import styles from './NotFound.module.css';

const load = () => import('./NotFound');

/** Rendered without a `Suspense` fallback, so that the build waits for the chunk and pre-renders all of it. */
const NotFound = lazy(async () => ({default: (await load()).NotFound}));

/**
 * Loads `NotFound` lazily, as the layout of every page references it and few readers see it. Until the chunk loads, and
 * if it fails to, the pre-rendered HTML stays. Sets the page title itself: the docs are served from the root, so
 * every URL belongs to them, and Docusaurus sets the title only for URLs outside the docs.
 */
export function NotFoundOnDemand(): ReactNode {
  const code = useOnDemand(load, true);
  return (
    <>
      <PageMetadata title="Page not found" />
      {code.step === 'loaded' ? (
        <code.loaded.NotFound />
      ) : (
        <BuiltContent>
          {typeof window === 'undefined' ? (
            <NotFound />
          ) : (
            <main className={styles.page}>
              <h1>Page not found</h1>
            </main>
          )}
        </BuiltContent>
      )}
      {/* Not `PartFailure`, which would be in the main script with this page. */}
      {code.step === 'failed' && (
        <Failure title="The search for similar pages" error={code.error} onRetry={code.retry} />
      )}
    </>
  );
}
