// Ejected: the build highlights code (src/plugins/remark-highlight-code), so what comes here is a live
// block or code without a language, and the original's highlighter is not loaded.
import type {Props} from '@theme/CodeBlock';
import LiveCodeBlock from '@theme/LiveCodeBlock';
import type {ReactNode} from 'react';
import {PlainCode} from '../../components/CodeBlock/PlainCode';

export default function CodeBlock({children, ...props}: Props & {live?: boolean}): ReactNode {
  return props.live && typeof children === 'string' ? (
    <LiveCodeBlock {...props}>{children}</LiveCodeBlock>
  ) : (
    <PlainCode>{children}</PlainCode>
  );
}
