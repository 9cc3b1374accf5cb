import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useRef, useState, type ReactNode} from 'react';
import {focusOnce} from '../../lib/browser/focus-once';
import styles from './StorageNotice.module.css';

/** Whether the browser blocks storage for this site (E6). */
function isStorageBlocked(): boolean {
  const probe = 'storage-probe';
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return false;
  } catch {
    return true;
  }
}

/** Tells readers whose browser blocks storage what will not be remembered. The site keeps working. */
export function StorageNotice(): ReactNode {
  const isBrowser = useIsBrowser();
  const isBlocked = useMemo(() => isBrowser && isStorageBlocked(), [isBrowser]);
  const [isDismissed, setIsDismissed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    setIsDismissed(true);
    // The button disappears with the notice: the next Tab continues from there.
    if (place.current) focusOnce(place.current);
  };
  return (
    // Always there: screen readers announce what is added to a status, but not a status that is added with its text.
    <div ref={place} role="status">
      {isBlocked && !isDismissed && (
        <div className={styles.notice}>
          <p className={styles.text}>
            Your browser blocks storage for this site, so it can't remember your color mode, the language of samples,
            the sidebar, and recent searches.
          </p>
          <button type="button" className="button button--sm button--secondary" onClick={dismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
