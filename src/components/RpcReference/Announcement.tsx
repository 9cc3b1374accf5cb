import type {ReactNode} from 'react';
import {useAnnouncement} from './announcement';
import styles from './RpcReference.module.css';

export function Announcement(): ReactNode {
  return (
    <p role="status" className={styles.announcement}>
      {useAnnouncement()}
    </p>
  );
}
