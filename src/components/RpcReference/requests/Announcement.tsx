import {useEffect, type ReactNode} from 'react';
import styles from '../RpcReference.module.css';
import {announce, useAnnouncement} from './announce';

export function Announcement(): ReactNode {
  const {text, isProblem} = useAnnouncement();
  // Another visit to the page starts without it.
  useEffect(() => () => void announce(''), []);
  return (
    <p role="status" className={isProblem ? styles.problem : styles.announcement}>
      {text}
    </p>
  );
}
