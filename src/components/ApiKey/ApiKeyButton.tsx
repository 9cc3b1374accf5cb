import {lazy, Suspense, useState, type ReactNode} from 'react';
import {useApiKey} from './api-key';
import styles from './ApiKeyButton.module.css';

// Loaded on first use.
const ApiKeyDialog = lazy(async () => ({default: (await import('./ApiKeyDialog')).ApiKeyDialog}));

/** Opens the dialog for entering the API key used in the samples. */
export function ApiKeyButton(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {key} = useApiKey();
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {key === '' ? 'Fill in your API key' : 'Change your API key'}
      </button>
      {isOpen && (
        <Suspense>
          <ApiKeyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
