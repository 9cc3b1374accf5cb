// Ejected: the build highlights code (src/plugins/remark-highlight-code), so what comes here is code without a
// language, and the original's highlighter is not loaded.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import {PlainCode} from '../../components/CodeBlock/PlainCode';

export default function CodeBlock({children}: Props): ReactNode {
  return <PlainCode>{children}</PlainCode>;
}
