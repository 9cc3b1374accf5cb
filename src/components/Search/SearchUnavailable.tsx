import {useEffect, useId, type KeyboardEvent, type ReactNode} from 'react';
import {searchPage} from '../../config/search-page';
import {useModalDialog} from '../../hooks/useCloseOnBack';
import {ReloadButton} from '../Failure/ReloadButton';
import styles from './SearchUnavailable.module.css';
import {Unreachable} from './Unreachable';

interface Props {
  /** Whether the page is from an earlier deployment, whose chunks are gone. */
  readonly isOutdated: boolean;
  readonly onClose: () => void;
}

/** The reader may still be typing a query: on the dialog itself, its spaces would scroll the page. */
function ignoreSpace(event: KeyboardEvent): void {
  if (event.key === ' ' && event.target === event.currentTarget) event.preventDefault();
}

/** Fallback for the search modal when its code fails to load (M11, E1). */
export function SearchUnavailable({isOutdated, onClose}: Props): ReactNode {
  const dialog = useModalDialog();
  const id = useId();
  // Not its first button: the reader is typing a query, and a space would press it.
  useEffect(() => dialog.current?.focus(), [dialog]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      aria-label={searchPage.label}
      aria-describedby={id}
      onClose={onClose}
      onKeyDown={ignoreSpace}>
      <div id={id}>
        <Unreachable isOutdated={isOutdated} />
      </div>
      <form method="dialog" className={styles.buttons}>
        {isOutdated && <ReloadButton className="button button--primary" />}
        <button className={isOutdated ? 'button button--secondary' : 'button button--primary'}>Close</button>
      </form>
    </dialog>
  );
}
