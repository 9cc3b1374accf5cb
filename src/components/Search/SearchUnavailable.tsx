import {useEffect, useRef, type ReactNode} from 'react';
import {searchPage} from '../../config/search-page';
import {searchTexts} from './texts';
import styles from './SearchUnavailable.module.css';

/** Stands in for the search modal when the modal itself cannot be loaded (M11, E1). */
export function SearchUnavailable({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={searchPage.label} onClose={onClose}>
      <p className={styles.title}>{searchTexts.unreachableTitle}</p>
      <p>{searchTexts.unreachableHelp}</p>
      <form method="dialog">
        <button className="button button--primary">Close</button>
      </form>
    </dialog>
  );
}
