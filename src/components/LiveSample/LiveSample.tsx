import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, Suspense, type ReactNode} from 'react';
import {PlainCode} from '../CodeBlock/PlainCode';
import {NearScreen} from '../NearScreen/NearScreen';
import {Room} from '../Room/Room';
import {liveHeight} from './live-heights';

const Playground = lazy(() => import('@theme/LiveCodeBlock'));

interface Props {
  readonly name: string;
  readonly code: string;
}

/**
 * An editable sample. The editor and its result load lazily near the viewport; until then, and if loading fails, the
 * plain code is shown.
 */
export function LiveSample({name, code}: Props): ReactNode {
  const plainCode = <PlainCode>{code}</PlainCode>;
  const placeholder = <Room height={liveHeight(name)}>{plainCode}</Room>;
  return (
    <div data-live={name}>
      <NearScreen placeholder={placeholder}>
        <ErrorBoundary fallback={() => plainCode}>
          <Suspense fallback={placeholder}>
            <Playground>{code}</Playground>
          </Suspense>
        </ErrorBoundary>
      </NearScreen>
    </div>
  );
}
