import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import {PlainCode} from '../CodeBlock/PlainCode';
import {NearScreen} from '../NearScreen/NearScreen';
import {OnDemand} from '../OnDemand/OnDemand';
import {Room} from '../Room/Room';
import {liveHeight} from './live-heights';

const loadEditor = async () => (await import('@theme/LiveCodeBlock')).default;

interface Props {
  readonly name: string;
  readonly code: string;
}

/**
 * An editable sample. The editor and its result load near the viewport; until then, the plain code is shown. If the
 * editor does not load or crashes, the code can still be read and copied.
 */
export function LiveSample({name, code}: Props): ReactNode {
  const plainCode = <PlainCode>{code}</PlainCode>;
  const placeholder = <Room height={liveHeight(name)}>{plainCode}</Room>;
  return (
    <div data-live={name}>
      <NearScreen placeholder={placeholder}>
        <OnDemand title="The live editor" load={loadEditor} placeholder={placeholder} substitute={plainCode}>
          {(Editor) => (
            <ErrorBoundary fallback={() => plainCode}>
              <Editor>{code}</Editor>
            </ErrorBoundary>
          )}
        </OnDemand>
      </NearScreen>
    </div>
  );
}
