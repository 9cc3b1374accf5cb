import type {Props} from '@theme/TOCCollapsible';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {whenIdle} from '../../lib/browser/when-idle';
import styles from './ContentsMenu.module.css';
import {sectionInView} from './section-in-view';

/** The title of the section that the reader is in, nothing before the first one. Follows the reader while it is shown. */
export function CurrentSection({toc}: Pick<Props, 'toc'>): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const [id, setId] = useState<string>();
  useEffect(() => {
    const ids = toc.map((section) => section.id);
    const follow = () => {
      if (box.current?.offsetParent) setId(sectionInView(ids));
    };
    // A page that opens at a section may have scrolled before. Not at once: that would force a synchronous layout.
    whenIdle(follow);
    const listening = new AbortController();
    for (const event of ['scroll', 'resize']) {
      window.addEventListener(event, follow, {passive: true, signal: listening.signal});
    }
    return () => listening.abort();
  }, [toc]);
  const title = toc.find((section) => section.id === id)?.value ?? '';
  return <span ref={box} className={styles.current} dangerouslySetInnerHTML={{__html: title}} />;
}
