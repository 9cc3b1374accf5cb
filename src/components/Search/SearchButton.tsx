import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode, Ref} from 'react';
import {searchPage} from '../../config/search-page';
import styles from './SearchButton.module.css';
import {isSlashOff} from './slash-off';

interface Props {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
  /** Called when the reader is about to open the search: on hover, focus, or touch. */
  readonly onIntent: () => void;
}

function modifierKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** Opens the search. Shows the shortcut of the reader's platform after hydration. */
export function SearchButton({ref, onOpen, onIntent}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={searchPage.label}
      aria-haspopup="dialog"
      aria-keyshortcuts={`Control+K Meta+K${isBrowser && isSlashOff() ? '' : ' /'}`}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="m13 13 5 5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <span className={styles.label}>{searchPage.label}</span>
      <kbd className={styles.keys}>{isBrowser ? `${modifierKey()} K` : ''}</kbd>
    </button>
  );
}
