import {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {apiKeyVariable} from '../../data/endpoints';
import {nonProseInput} from '../../lib/non-prose-input';
import {isUsableKey, setApiKey, useApiKey} from './api-key';
import styles from './ApiKeyDialog.module.css';

/** Asks for the API key to fill into the samples. */
export function ApiKeyDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const apiKey = useApiKey();
  const [text, setText] = useState(apiKey.key);
  const [isCopied, setIsCopied] = useState(apiKey.isCopied);
  const [problem, setProblem] = useState('');

  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const key = text.trim();
    if (key !== '' && !isUsableKey(key)) {
      setProblem(
        'Not filled in: a key contains only letters, digits, and - . _ ~ characters. Copy it from the dashboard again.',
      );
      return;
    }
    setApiKey({key, isCopied});
    close();
  };

  const forget = () => {
    setApiKey({key: '', isCopied: false});
    close();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={`${id}-title`} className={styles.heading}>
          Your API key in the samples
        </h2>
        <p id={`${id}-about`} className={styles.about}>
          The key stays in the memory of this tab until you reload or close it. This site neither stores it nor sends it
          anywhere.
        </p>
        <label htmlFor={`${id}-key`}>API key</label>
        {/* No `name` attribute: browsers would save the value for autofill under it. */}
        <input
          {...nonProseInput}
          id={`${id}-key`}
          className={styles.field}
          type="text"
          value={text}
          aria-describedby={`${id}-about ${id}-problem`}
          aria-invalid={problem !== ''}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <label className={styles.choice}>
          <input type="checkbox" checked={isCopied} onChange={(event) => setIsCopied(event.target.checked)} />
          Copy samples with the key in them instead of {apiKeyVariable}
        </label>
        <div className={styles.actions}>
          <button type="submit" className="button button--primary">
            Use key
          </button>
          {apiKey.key !== '' && (
            <button type="button" className="button button--secondary" onClick={forget}>
              Forget key
            </button>
          )}
          <button type="button" className="button button--secondary" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
