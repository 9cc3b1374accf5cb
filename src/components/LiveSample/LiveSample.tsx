import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import {PlainCode} from '../CodeBlock/PlainCode';
import {PartFailure} from '../Failure/PartFailure';
import {NearScreen} from '../NearScreen/NearScreen';
import {useOnDemand} from '../OnDemand/useOnDemand';
import {Room} from '../Room/Room';
import {liveHeight} from './live-heights';

const loadEditor = async () => (await import('@theme/LiveCodeBlock')).default;

interface Props {
  readonly name: string;
  readonly code: string;
}

/** An editable sample. The editor and its result load near the viewport; until then, the plain code is shown. */
export function LiveSample({name, code}: Props): ReactNode {
  const placeholder = (
    <Room height={liveHeight(name)}>
      <PlainCode>{code}</PlainCode>
    </Room>
  );
  return (
    <div data-live={name}>
      <NearScreen placeholder={placeholder}>
        <LiveCode code={code} placeholder={placeholder} />
      </NearScreen>
    </div>
  );
}

interface LiveCodeProps {
  readonly code: string;
  readonly placeholder: ReactNode;
}

/** If the editor does not load or crashes, the code can still be read and copied. */
function LiveCode({code, placeholder}: LiveCodeProps): ReactNode {
  const editor = useOnDemand(loadEditor, true);
  switch (editor.step) {
    case 'loaded':
      return (
        <ErrorBoundary fallback={() => <PlainCode>{code}</PlainCode>}>
          <editor.loaded>{code}</editor.loaded>
        </ErrorBoundary>
      );
    case 'failed':
      return (
        <>
          <PartFailure title="The live editor" error={editor.error} onRetry={editor.retry} />
          <PlainCode>{code}</PlainCode>
        </>
      );
    default:
      return placeholder;
  }
}
