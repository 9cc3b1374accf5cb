// Wraps: the editor and its result load when a live block comes near the screen; until then, and if they cannot
// be loaded, the reader has the plain code.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/LiveCodeBlock';
import {lazy, Suspense, type ReactNode} from 'react';
import {PlainCode} from '../../components/CodeBlock/PlainCode';
import {NearScreen} from '../../components/NearScreen/NearScreen';

const Playground = lazy(() => import('@theme-original/LiveCodeBlock'));

export default function LiveCodeBlock(props: Props): ReactNode {
  const plainCode = <PlainCode>{props.children}</PlainCode>;
  return (
    <NearScreen placeholder={plainCode}>
      <ErrorBoundary fallback={() => plainCode}>
        <Suspense fallback={plainCode}>
          <Playground {...props} />
        </Suspense>
      </ErrorBoundary>
    </NearScreen>
  );
}
