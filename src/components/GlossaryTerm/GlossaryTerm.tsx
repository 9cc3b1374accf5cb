import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {glossaryPage} from '../../config/glossary';
import {TermWithTip, type TermWithTipProps} from './TermWithTip';

/**
 * A word of a page with its definition, as `src/plugins/remark-glossary-terms` puts it there.
 *
 * Its links are no `Link`, which would load the glossary as soon as a term is on the screen.
 */
export function GlossaryTerm(props: Omit<TermWithTipProps, 'entry' | 'onFollow'>): ReactNode {
  const history = useHistory();
  const entry = useBaseUrl(`${glossaryPage.path}#${glossaryPage.anchor(props.id)}`);
  return <TermWithTip {...props} entry={entry} onFollow={(path) => history.push(path)} />;
}
