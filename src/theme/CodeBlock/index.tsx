// Ejected: code is highlighted at build time (src/plugins/remark-highlight-code), so only code without a language gets
// here, and the original's highlighter is not loaded.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {PlainCode} from '../../components/CodeBlock/PlainCode';

export default function CodeBlock({children}: Props): ReactNode {
  return <PlainCode>{children}</PlainCode>;
}
