import {createStorageSlot} from '@docusaurus/theme-common';
import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {searchPage} from '../../config/search-page';
import {isSlashOff, setSlashOff} from '../Search/slash-off';
import styles from './SearchPage.module.css';

const slot = createStorageSlot(searchPage.slashOff.storageKey);

function choose(isOff: boolean): void {
  setSlashOff(isOff);
  slot.set(String(isOff));
}

/** Lets the reader turn `/` off; if storage is blocked, for this visit. */
export function SlashSetting(): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  // Uncontrolled, as the reader may have changed it before hydration.
  useLayoutEffect(() => {
    if (!box.current) return;
    if (box.current.checked) box.current.checked = !isSlashOff();
    else choose(true);
  }, []);
  return (
    <p className={styles.status}>
      <label>
        {/* No completion: Firefox would check the box of a reload as it was, which is no choice. */}
        <input
          ref={box}
          type="checkbox"
          autoComplete="off"
          defaultChecked
          onChange={(event) => choose(!event.target.checked)}
        />{' '}
        The <kbd>/</kbd> key opens the search, too
      </label>
    </p>
  );
}
