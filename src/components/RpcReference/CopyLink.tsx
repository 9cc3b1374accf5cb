import {useEffect, useState, type ReactNode} from 'react';
import {announce} from './announcement';
import styles from './RpcReference.module.css';

/** How long the button says what happened, in milliseconds. */
const feedbackTime = 2000;

/** Copies the address of a heading of this page. */
export function CopyLink({id}: {id: string}): ReactNode {
  const [label, setLabel] = useState('Copy link');

  useEffect(() => {
    const timer = setTimeout(() => setLabel('Copy link'), feedbackTime);
    return () => clearTimeout(timer);
  }, [label]);

  const say = (outcome: string, message: string) => {
    setLabel(outcome);
    announce(message);
  };

  const copy = () => {
    const {origin, pathname} = window.location;
    // Without a secure context there is no clipboard at all.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(`${origin}${pathname}#${id}`))
      .then(
        () => say('Copied', `The link to ${id} is copied.`),
        () => say('Not copied', 'Not copied: your browser refused. Copy the address of the heading instead.'),
      );
  };

  return (
    <button
      type="button"
      className={`${styles.plainButton} ${styles.copyLink}`}
      aria-label={`Copy link to ${id}`}
      onClick={copy}>
      {label}
    </button>
  );
}
