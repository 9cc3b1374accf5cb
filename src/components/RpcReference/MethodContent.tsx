import {lazy, startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import styles from './RpcReference.module.css';
import {takeTurn} from './take-turn';

interface Props {
  readonly name: string;
}

/** With the data of all methods: the build needs it, and a reader who comes from another page. */
const Method = lazy<ComponentType<Props>>(async () => {
  try {
    return {default: (await import('./Method')).Method};
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    // A reader whose connection is broken keeps the rest of the page.
    return {default: NotLoaded};
  }
});

/** What the reference says about a method. Without a fallback the build waits, so that all of it is in the HTML. */
export const MethodContent = typeof window === 'undefined' ? Method : ContentInTurn;

/** One method after the other: the page stays responsive. */
function ContentInTurn({name}: Props): ReactNode {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => takeTurn(() => startTransition(() => setIsTurn(true))), []);
  return isTurn ? (
    <Suspense fallback={<Loading />}>
      <Method name={name} />
    </Suspense>
  ) : (
    <Loading />
  );
}

function Loading(): ReactNode {
  return <p className={styles.loading}>Loading …</p>;
}

function NotLoaded(): ReactNode {
  return (
    <p role="alert">
      This method could not be loaded.{' '}
      <button type="button" className={styles.plainButton} onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </p>
  );
}
