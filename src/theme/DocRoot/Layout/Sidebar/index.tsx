// Ejected: one state (hidden or shown) instead of two that wait for a transition to end, so that a sidebar hidden on
// load can be shown again; the control that shows it is a button; and the focus moves from the button that hides it to
// the one that shows it, and back.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import {useCallback, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer: setIsHidden,
}: Props): ReactNode {
  const {pathname} = useLocation();
  // Keyed by sidebar: each has its own scroll position and open categories.
  const sidebarName = useDocsSidebar()?.name;
  const expandLabel = translate({id: 'theme.docs.sidebar.expandButtonAriaLabel', message: 'Expand sidebar'});
  const collapseLabel = translate({id: 'theme.docs.sidebar.collapseButtonAriaLabel', message: 'Collapse sidebar'});
  const container = useRef<HTMLElement>(null);
  const toggle = useCallback(() => {
    flushSync(() => setIsHidden((hidden) => !hidden));
    // The pressed button is unmounted and loses the focus: move it to its counterpart.
    const label = isHidden ? collapseLabel : expandLabel;
    container.current?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.focus();
  }, [isHidden, setIsHidden, collapseLabel, expandLabel]);

  return (
    <aside
      ref={container}
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container, isHidden && styles.containerHidden)}>
      <div key={sidebarName} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={isHidden} />
        {isHidden && (
          <button
            type="button"
            className={styles.expandButton}
            title={expandLabel}
            aria-label={expandLabel}
            onClick={toggle}>
            <IconArrow className={styles.expandIcon} />
          </button>
        )}
      </div>
    </aside>
  );
}
