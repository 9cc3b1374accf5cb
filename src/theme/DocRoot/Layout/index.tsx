// Ejected: the sidebar's state comes from storage instead of component state, so that it survives a reload (C9); and
// the visited version of the docs is remembered (C11).
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import type {ReactNode} from 'react';
import {useRememberVersion} from '../../../hooks/useRememberVersion';
import {useSidebarVisibility} from '../../../hooks/useSidebarVisibility';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [isHidden, setIsHidden] = useSidebarVisibility();
  useRememberVersion();
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={styles.root}>
        {sidebar && (
          <DocRootLayoutSidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={isHidden}
            setHiddenSidebarContainer={setIsHidden}
          />
        )}
        <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
      </div>
    </div>
  );
}
