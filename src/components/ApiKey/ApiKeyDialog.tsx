import {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {apiKeyPlaceholder, apiKeyVariable} from '../../data/endpoints';
import {useCloseOnBack} from '../../hooks/useCloseOnBack';
import {nonProseInput} from '../../lib/html/non-prose-input';
import {isPlaceholder} from '../../lib/secrets/api-keys';
import {setApiKey, useApiKey} from './api-key';
import styles from './ApiKeyDialog.module.css';
import {isUsableKey, keyIn} from './read-key';

/** Asks for the API key to fill into the samples. */
export function ApiKeyDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const apiKey = useApiKey();
  const [text, setText] = useState(apiKey.key);
  const [isCopied, setIsCopied] = useState(apiKey.isCopied);
  const [problem, setProblem] = useState('');

  useEffect(() => dialog.current?.showModal(), []);
  // In a low window, the problem may be below the edge.
  useEffect(() => {
    if (problem !== '') alert.current?.scrollIntoView({block: 'nearest'});
  }, [problem]);

  const close = () => dialog.current?.close();
  useCloseOnBack(close);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const key = keyIn(text);
    const found = problemOf(key, apiKey.key);
    setProblem(found);
    if (found !== '') {
      field.current?.focus();
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
          The samples show the key in place of {apiKeyPlaceholder}. This site doesn’t store it: it stays in the memory
          of this tab until you reload or close it. It is sent only if you send a request from the request builder to an
          endpoint with the key in it, and then only to that endpoint.
        </p>
        <label htmlFor={`${id}-key`}>API key</label>
        {/* No `name` attribute: browsers would save the value for autofill under it. */}
        <input
          {...nonProseInput}
          ref={field}
          id={`${id}-key`}
          className={styles.field}
          type="text"
          value={text}
          aria-describedby={`${id}-about ${id}-problem`}
          aria-invalid={problem !== ''}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
        <p ref={alert} id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <fieldset className={styles.choices} aria-describedby={`${id}-exception`}>
          <legend>Copied samples</legend>
          <label className={styles.choice}>
            <input type="radio" name={`${id}-copy`} checked={!isCopied} onChange={() => setIsCopied(false)} />
            <span>
              Read the key from <code>{apiKeyVariable}</code>, which you set before you run them
            </span>
          </label>
          <label className={styles.choice}>
            <input type="radio" name={`${id}-copy`} checked={isCopied} onChange={() => setIsCopied(true)} />
            <span>Contain the key: don’t share or commit them</span>
          </label>
          <p id={`${id}-exception`} className={styles.exception}>
            A sample that can’t read the variable, such as the one that sets it, contains the key either way.
          </p>
        </fieldset>
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

/** What is wrong with a key, as an instruction to the reader; empty if it is valid, or if the reader cleared it. */
function problemOf(key: string, keyBefore: string): string {
  if (key === '' && keyBefore === '') return 'Nothing to fill in yet: enter your key, or choose Cancel.';
  if (key === '') return '';
  if (isPlaceholder(key)) return 'Not filled in: this is only a placeholder. Copy your own key from the dashboard.';
  if (isUsableKey(key)) return '';
  return 'Not filled in: a key contains only letters, digits, and - . _ ~ characters. Copy it from the dashboard again.';
}
