import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import {searchPage} from '../../config/search-page';
import {isSlashOff, setSlashOff} from '../Search/slash-off';
import styles from './SearchPage.module.css';

const slot = createStorageSlot(searchPage.slashOff.storageKey);

/** Lets the reader turn `/` off; if storage is blocked, for this visit. */
export function SlashSetting(): ReactNode {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<boolean>();
  const choose = (isOn: boolean) => {
    setChosen(isOn);
    setSlashOff(!isOn);
    slot.set(String(!isOn));
  };
  return (
    <p className={styles.status}>
      <label>
        <input
          type="checkbox"
          checked={chosen ?? !(isBrowser && isSlashOff())}
          onChange={(event) => choose(event.target.checked)}
        />{' '}
        The <kbd>/</kbd> key opens the search, too
      </label>
    </p>
  );
}
