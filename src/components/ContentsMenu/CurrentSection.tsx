import type {Props} from '@theme/TOCCollapsible';
import {useEffect, useState, type ReactNode} from 'react';
import {whenIdle} from '../../lib/browser/when-idle';
import styles from './ContentsMenu.module.css';
import {sectionInView} from './section-in-view';

/** The title of the section that the reader is in, nothing before the first one. */
export function CurrentSection({toc}: Pick<Props, 'toc'>): ReactNode {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const ids = toc.map((section) => section.id);
    const follow = () => setId(sectionInView(ids));
    // A page that opens at a section may have scrolled before. Not at once: that would force a synchronous layout.
    whenIdle(follow);
    window.addEventListener('scroll', follow, {passive: true});
    return () => window.removeEventListener('scroll', follow);
  }, [toc]);
  const title = toc.find((section) => section.id === id)?.value ?? '';
  return <span className={styles.current} dangerouslySetInnerHTML={{__html: title}} />;
}
