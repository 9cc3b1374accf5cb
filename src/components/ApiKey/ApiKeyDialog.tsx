import {useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {apiKeyPlaceholder} from '../../data/endpoints';
import {useModalDialog} from '../../hooks/useCloseOnBack';
import {setApiKey, useApiKey} from './api-key';
import styles from './ApiKeyDialog.module.css';
import {CopyChoice} from './CopyChoice';
import {KeyField} from './KeyField';
import {keyIn, keyProblem} from './read-key';

/** Asks for the API key to fill into the samples. */
export function ApiKeyDialog({onClose}: {onClose: () => void}): ReactNode {
  const dialog = useModalDialog();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const apiKey = useApiKey();
  const [text, setText] = useState(apiKey.key);
  const [isCopied, setIsCopied] = useState(apiKey.isCopied);
  const [problem, setProblem] = useState('');
  const [refusals, setRefusals] = useState(0);

  const close = () => dialog.current?.close();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const key = keyIn(text);
    const found = keyProblem(key, apiKey.key);
    setProblem(found);
    if (found !== '') {
      setRefusals(refusals + 1);
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
        <KeyField
          ref={field}
          value={text}
          aboutId={`${id}-about`}
          problem={problem}
          refusals={refusals}
          onChange={(typed) => {
            setText(typed);
            setProblem('');
          }}
        />
        <CopyChoice isCopied={isCopied} onChange={setIsCopied} />
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
