import {useEffect, type ReactNode} from 'react';
import {feedbackTime} from '../Clipboard/copy-text';
import {announce, useAnnouncement} from './announcement';
import styles from './RpcReference.module.css';

export function Announcement(): ReactNode {
  const {text, isProblem} = useAnnouncement();
  useEffect(() => {
    if (!isProblem) return undefined;
    const timer = setTimeout(() => announce(''), feedbackTime(text));
    return () => clearTimeout(timer);
  }, [text, isProblem]);
  return (
    <p role="status" className={isProblem ? styles.problem : styles.announcement}>
      {text}
    </p>
  );
}
