import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {hydrateWhenNear} from './hydrate-when-near';
import styles from './RpcReference.module.css';
import {takeTurn} from './take-turn';

interface Props {
  readonly name: string;
}

/** With the data of all methods: the build needs it, and a reader who comes from another page. */
const Method = lazy<ComponentType<Props>>(async () => {
  try {
    return {default: (await import('./Method')).Method};
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    // A reader whose connection is broken keeps the rest of the page.
    return {default: NotLoaded};
  }
});

/**
 * What the reference says about a method. The build puts it into the page, and the browser takes it from
 * there: neither the data nor what renders it is in the script of the page.
 */
export const MethodContent = memo(typeof window === 'undefined' ? ContentInBuild : ContentInBrowser);

/** Without a fallback the build waits, so that all of it is in the HTML. */
function ContentInBuild({name}: Props): ReactNode {
  return (
    <div className={styles.content} data-plain-links>
      <Method name={name} />
    </div>
  );
}

function ContentInBrowser({name}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (element?.hasChildNodes()) return hydrateWhenNear(element);
    return takeTurn(() => startTransition(() => setIsMissing(true)));
  }, []);

  return isMissing ? (
    <div className={styles.content} data-plain-links>
      <Suspense fallback={<p className={styles.loading}>Loading …</p>}>
        <Method name={name} />
      </Suspense>
    </div>
  ) : (
    // Empty only for React, which leaves what it finds in the page as it is.
    <div
      ref={place}
      className={styles.content}
      data-plain-links
      dangerouslySetInnerHTML={{__html: ''}}
      suppressHydrationWarning
    />
  );
}

function NotLoaded(): ReactNode {
  return (
    <p role="alert">
      This method could not be loaded.{' '}
      <button type="button" className={styles.plainButton} onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </p>
  );
}
