import {PageMetadata} from '@docusaurus/theme-common';
import {lazy, type ReactNode} from 'react';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {Failure} from '../Failure/Failure';
import {useOnDemand} from '../OnDemand/useOnDemand';
// Their styles are in the HTML of the page; the scripts that they belong to come later.
import '../Cards/Cards.module.css';
import styles from './NotFound.module.css';

const load = () => import('./NotFound');

/** Without a fallback the build waits, so that all of it is in the HTML. */
const NotFound = lazy(async () => ({default: (await load()).NotFound}));

/**
 * `NotFound`, whose code loads when it is shown: the frame of every page knows it, and few readers see it. Until the
 * code is there, and if it does not load, they have what the build has made of it. It names the page itself: the docs
 * start at the root, so that each address is one of theirs, and Docusaurus names the page at others only.
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
      {code.step === 'failed' && (
        <Failure title="The search for pages like it" reason={code.reason} onRetry={code.retry} />
      )}
    </>
  );
}
