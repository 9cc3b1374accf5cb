import {useEffect, useState, type ReactNode} from 'react';
import {onEscape} from '../../lib/browser/on-escape';
import {Failure} from '../Failure/Failure';
import {useOnDemand} from '../OnDemand/useOnDemand';
import {showProgress} from '../Progress/show-progress';
import {useApiKey} from './api-key';
import styles from './ApiKeyButton.module.css';

const loadDialog = () => import('./ApiKeyDialog');

/** Opens the dialog for entering the API key used in the samples, whose code loads on first use. */
export function ApiKeyButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {key} = useApiKey();
  const dialog = useOnDemand(loadDialog, isOpen);
  useEffect(() => {
    if (dialog.step !== 'loading') return undefined;
    const end = showProgress('Loading the form');
    const waiting = new AbortController();
    onEscape(() => setIsOpen(false), waiting.signal);
    return () => {
      end();
      waiting.abort();
    };
  }, [dialog.step]);
  const open = () => {
    setIsOpen(true);
    if (dialog.step === 'failed') dialog.retry();
  };
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        {key === '' ? 'Fill in your API key' : 'Change your API key'}
      </button>
      {isOpen && dialog.step === 'loaded' && <dialog.loaded.ApiKeyDialog onClose={() => setIsOpen(false)} />}
      {/* Not `PartFailure`, which would be in the main script with this button. */}
      {dialog.step === 'failed' && <Failure title="The API key form" error={dialog.error} onRetry={dialog.retry} />}
    </>
  );
}
