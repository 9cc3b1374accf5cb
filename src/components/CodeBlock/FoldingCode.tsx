import type {ComponentProps, ReactNode} from 'react';
import {foldLines} from '../../lib/html/fold-lines';
import {HighlightedCode} from './HighlightedCode';

type Props = Omit<ComponentProps<typeof HighlightedCode>, 'imports'>;

/** Code that a component highlights, folded if it is long. Samples and fences are folded when pages are compiled. */
export function FoldingCode({html, ...props}: Props): ReactNode {
  return <HighlightedCode html={foldLines(html)} {...props} />;
}
