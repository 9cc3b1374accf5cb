import {useEffect, type ReactNode} from 'react';
import {endProgress} from '../Progress/show-progress';
import styles from './Crash.module.css';

interface Props {
  /** Anything can be thrown. */
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Error boundary fallback for a page that throws during render (C7, E5). Uses nothing that could throw again. */
export function Crash({error, onTryAgain}: Props): ReactNode {
  // A crash of the whole layout leaves no one to end the progress of the navigation (C10).
  useEffect(endProgress, []);
  return (
    <main className={styles.crash}>
      <div role="alert">
        <h1>This page crashed.</h1>
        <p>
          Try again, or open the <a href="/">welcome page</a>. If it happens again, send us the message below.
        </p>
      </div>
      <button type="button" className="button button--primary" onClick={onTryAgain}>
        Try again
      </button>
      <pre className={styles.details}>{messagesOf(error).join('\nCaused by: ')}</pre>
    </main>
  );
}

/** The messages of an error and its chain of causes, outermost first. */
function messagesOf(error: unknown): string[] {
  const chain = new Set<Error>();
  let cause = error;
  // A chain may lead back to itself.
  while (cause instanceof Error && !chain.has(cause)) {
    chain.add(cause);
    cause = cause.cause;
  }
  return chain.size === 0 ? [String(error)] : Array.from(chain, ({message}) => message);
}
