// Wraps: the editor and its result load when a live block comes near the screen; until then, and if they cannot
// be loaded, the reader has the plain code.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/LiveCodeBlock';
import {lazy, Suspense, type ReactNode} from 'react';
import {PlainCode} from '../../components/CodeBlock/PlainCode';
import {NearScreen} from '../../components/NearScreen/NearScreen';
import {liveHeight} from '../../components/Playground/live-heights';
import {Room} from '../../components/Room/Room';

const Playground = lazy(() => import('@theme-original/LiveCodeBlock'));

export default function LiveCodeBlock({sample, ...props}: Props & {readonly sample: string}): ReactNode {
  const plainCode = <PlainCode>{props.children}</PlainCode>;
  const placeholder = <Room height={liveHeight(sample)}>{plainCode}</Room>;
  return (
    <div data-live={sample}>
      <NearScreen placeholder={placeholder}>
        <ErrorBoundary fallback={() => plainCode}>
          <Suspense fallback={placeholder}>
            <Playground {...props} />
          </Suspense>
        </ErrorBoundary>
      </NearScreen>
    </div>
  );
}
