// Ejected: the build highlights code (src/plugins/remark-highlight-code), so what comes here is a live
// sample or code without a language, and the original's highlighter is not loaded.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {PlainCode} from '../../components/CodeBlock/PlainCode';
import LiveCodeBlock from '../LiveCodeBlock';

export default function CodeBlock({children, sample, ...props}: Props & {readonly sample?: string}): ReactNode {
  return sample !== undefined && typeof children === 'string' ? (
    <LiveCodeBlock sample={sample} {...props}>
      {children}
    </LiveCodeBlock>
  ) : (
    <PlainCode>{children}</PlainCode>
  );
}
