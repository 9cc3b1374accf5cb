import {useEffect, type ReactNode} from 'react';
import {feedbackTime} from '../../Clipboard/feedback-time';
import styles from '../RpcReference.module.css';
import {announce, useAnnouncement} from './announce';

export function Announcement(): ReactNode {
  const announcement = useAnnouncement();
  const {text, isProblem} = announcement;
  useEffect(() => {
    if (!announcement.isProblem) return undefined;
    const timer = setTimeout(() => announce(''), feedbackTime(announcement.text));
    return () => clearTimeout(timer);
    // Not by its text: a problem that is announced again is shown as long as the first time.
  }, [announcement]);
  // Another visit to the page starts without it.
  useEffect(() => () => void announce(''), []);
  return (
    <p role="status" className={isProblem ? styles.problem : styles.announcement}>
      {text}
    </p>
  );
}
