// Ejected: a labeled region instead of a second `banner` landmark, which hands the focus on when it closes, with colors
// from the tokens, and its own style sheet (the original's CSS module class names cannot be targeted).
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const bar = useRef<HTMLDivElement>(null);
  if (!isActive) return null;
  const closeAndGoOn = () => {
    // The next link: with its button gone, the focus would be lost.
    bar.current?.nextElementSibling?.querySelector('a')?.focus();
    close();
  };
  return (
    <div
      ref={bar}
      role="region"
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}>
      <AnnouncementBarContent className={styles.content} />
      {announcementBar?.isCloseable && <AnnouncementBarCloseButton className={styles.close} onClick={closeAndGoOn} />}
    </div>
  );
}
