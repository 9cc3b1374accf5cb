import type {MouseEvent, ReactNode} from 'react';
import {followLink} from '../../lib/follow-link';
import styles from './GlossaryTerm.module.css';
import {useTip} from './useTip';

export interface TermWithTipProps {
  readonly id: string;
  /** As the glossary has it. */
  readonly term: string;
  /** As the page has it. */
  readonly text: string;
  /** The definition. */
  readonly children: ReactNode;
  /** Address of the entry in the glossary. */
  readonly entry: string;
  /** Goes to the entry without loading the site anew. */
  readonly onFollow: (path: string) => void;
}

/**
 * A word that is a link to its entry in the glossary, and shows its definition in place.
 *
 * The definition describes the link, so assistive technology has it whether the tip is open or not. The
 * link in the tip is for fingers, and out of the order of the keyboard: Enter follows the word itself.
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
