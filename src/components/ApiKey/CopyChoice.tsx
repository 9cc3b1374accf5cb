import {useId, type ReactNode} from 'react';
import {apiKeyVariable} from '../../data/endpoints';
import styles from './ApiKeyDialog.module.css';

interface Props {
  /** Whether copied samples contain the key. */
  readonly isCopied: boolean;
  readonly onChange: (isCopied: boolean) => void;
}

/** What copied samples contain: the variable or the key. */
export function CopyChoice({isCopied, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={`${id}-exception`}>
      <legend>Copied samples</legend>
      <label className={styles.choice}>
        <input type="radio" name={`${id}-copy`} checked={!isCopied} onChange={() => onChange(false)} />
        <span>
          Read the key from <code>{apiKeyVariable}</code>, which you set before you run them
        </span>
      </label>
      <label className={styles.choice}>
        <input type="radio" name={`${id}-copy`} checked={isCopied} onChange={() => onChange(true)} />
        <span>Contain the key: don’t share or commit them</span>
      </label>
      <p id={`${id}-exception`} className={styles.exception}>
        A sample that can’t read the variable, such as the one that sets it, contains the key either way.
      </p>
    </fieldset>
  );
}
