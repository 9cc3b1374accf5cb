import {useWindowSize} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLightDismiss} from '../../hooks/useLightDismiss';
import {revealOnce} from '../../lib/browser/reveal-once';
import styles from './ContentsMenu.module.css';
import {CurrentSection} from './CurrentSection';

const currentLink = 'table-of-contents__link--active';

/** The sections of a page, on screens without room for them beside the text: a menu that stays in view. */
export function ContentsMenu({className, ...toc}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // On wide screens, style sheets hide the menu.
  const isShown = useWindowSize() === 'mobile';
  useLightDismiss(menu);
  useEffect(() => {
    const {current} = menu;
    if (current === null) return undefined;
    const follow = () => setIsOpen(current.open);
    // The reader may have opened it before the page responded.
    follow();
    current.addEventListener('toggle', follow);
    return () => current.removeEventListener('toggle', follow);
  }, []);
  return (
    <details ref={menu} className={clsx(styles.menu, className)}>
      <summary>
        On this page
        {isShown && <CurrentSection toc={toc.toc} />}
      </summary>
      {isOpen && <Sections {...toc} />}
    </details>
  );
}

/** Starts at the current section. */
function Sections(toc: Omit<Props, 'className'>): ReactNode {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const {current} = box;
    if (current) revealOnce(current, current.querySelector(`.${currentLink}`));
  }, []);
  return (
    <nav ref={box} aria-label="On this page">
      <TOCItems
        {...toc}
        // By these classes the theme finds the links among which to mark the current one: not those beside the page.
        linkClassName="table-of-contents__link in-menu"
        linkActiveClassName={currentLink}
      />
    </nav>
  );
}
