import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {glossaryPage} from '../../config/glossary';
import {useGo} from '../../hooks/useGo';
import {TermWithTip, type TermWithTipProps} from './TermWithTip';

/**
 * A glossary term in prose with its definition, inserted by `src/plugins/remark-glossary-terms`.
 *
 * Uses plain links: `Link` would prefetch the glossary as soon as a term enters the viewport.
 */
export function GlossaryTerm(props: Omit<TermWithTipProps, 'entry' | 'onFollow'>): ReactNode {
  const entry = useBaseUrl(`${glossaryPage.path}#${glossaryPage.anchor(props.id)}`);
  return <TermWithTip {...props} entry={entry} onFollow={useGo()} />;
}
