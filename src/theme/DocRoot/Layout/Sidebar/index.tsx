// Ejected: one state (hidden or shown) instead of two that wait for a transition to end, so that a
// sidebar hidden on load can be shown again; and the control that shows it is a button.
import {translate} from '@docusaurus/Translate';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import IconArrow from '@theme/Icon/Arrow';
import clsx from 'clsx';
import {useCallback, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isHidden,
  setHiddenSidebarContainer: setIsHidden,
}: Props): ReactNode {
  const {pathname} = useLocation();
  // A new sidebar starts with its own scroll position and open categories.
  const sidebarName = useDocsSidebar()?.name;
  const toggle = useCallback(() => setIsHidden((hidden) => !hidden), [setIsHidden]);
  const expandLabel = translate({id: 'theme.docs.sidebar.expandButtonAriaLabel', message: 'Expand sidebar'});

  return (
    <aside
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
