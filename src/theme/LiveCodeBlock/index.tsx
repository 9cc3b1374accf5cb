// Wraps: the editor and the compiler it needs load only on pages with a live block, after the page
// itself; until then, and if they cannot be loaded, the reader has the plain code.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/LiveCodeBlock';
import {lazy, Suspense, type ReactNode} from 'react';

const Playground = lazy(() => import('@theme-original/LiveCodeBlock'));

export default function LiveCodeBlock({children = '', ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const plainCode = (
    <CodeBlock {...props}>
      {children}
    </CodeBlock>
  );
  if (!isBrowser) return plainCode;
  return (
    <ErrorBoundary fallback={() => plainCode}>
      <Suspense fallback={plainCode}>
        <Playground {...props}>{children}</Playground>
      </Suspense>
    </ErrorBoundary>
  );
}
