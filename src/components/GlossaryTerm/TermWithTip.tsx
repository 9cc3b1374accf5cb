import type {MouseEvent, ReactNode} from 'react';
import {followLink} from '../../lib/browser/follow-link';
import styles from './GlossaryTerm.module.css';
import {useTip} from './useTip';

export interface TermWithTipProps {
  readonly id: string;
  /** The term as spelled in the glossary. */
  readonly term: string;
  /** The term as spelled on the page. */
  readonly text: string;
  /** The definition. */
  readonly children: ReactNode;
  /** URL of the glossary entry. */
  readonly entry: string;
  /** Navigates to the entry client-side. */
  readonly onFollow: (path: string) => void;
}

/**
 * A term that links to its glossary entry and shows its definition in a tooltip.
 *
 * The definition describes the link (`aria-describedby`), so assistive technology gets it whether the tip is
 * open or not. The link in the tip is for touch, and out of the tab order: Enter follows the term itself.
 */
export function TermWithTip({id, term, text, children, entry, onFollow}: TermWithTipProps): ReactNode {
  const {termRef, wordRef, tipRef, termHandlers, wordHandlers, openByTap} = useTip();
  const definitionId = `definition-${id}`;

  const follow = (event: MouseEvent<HTMLAnchorElement>) => followLink(event, event.currentTarget, onFollow);
  const openOrFollow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (openByTap()) event.preventDefault();
    else follow(event);
  };

  return (
    <span ref={termRef} {...termHandlers}>
      <a
        ref={wordRef}
        className={styles.word}
        href={entry}
        rel="glossary"
        aria-describedby={definitionId}
        onClick={openOrFollow}
        {...wordHandlers}>
        {text}
      </a>
      <span ref={tipRef} className={styles.tip} popover="manual" role="note" data-not-indexed="">
        <strong className={styles.title}>{term}</strong> <span id={definitionId}>{children}</span>{' '}
        <a className={styles.more} href={entry} rel="glossary" tabIndex={-1} onClick={follow}>
          Glossary
        </a>
      </span>
    </span>
  );
}
