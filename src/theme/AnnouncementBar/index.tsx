// Ejected: a labeled region instead of a second `banner` landmark, with colors from the tokens, and its own style sheet
// (the original's CSS module class names cannot be targeted).
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <div
      role="region"
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar?.isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={close} />}
    </div>
  );
}
