import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useEffect, useState, type ComponentType, type CSSProperties, type ReactNode} from 'react';
import {NearScreen} from '../NearScreen/NearScreen';
import styles from './Tool.module.css';
import {tools, type ToolEntry} from './tools';

/**
 * A tool of the registry, on a page.
 *
 * @throws at an id that the registry does not have: the build stops there.
 */
export function Tool({id}: {readonly id: string}): ReactNode {
  const tool = tools[id];
  if (tool === undefined) {
    throw new Error(`<Tool id="${id}" />: there is no such tool. There are: ${Object.keys(tools).join(', ')}.`);
  }
  const {title, withoutScripts, height} = tool;
  const heights = {'--wide': `${height.wide}px`, '--narrow': `${height.narrow}px`} as CSSProperties;
  return (
    <div role="region" aria-label={title} className={styles.tool} style={heights} data-tool={id} data-not-indexed>
      <NearScreen
        placeholder={
          <div className={styles.placeholder}>
            <p className={styles.loading}>Loading …</p>
            <p className={styles.withoutScripts}>This tool needs JavaScript. {withoutScripts}</p>
          </div>
        }>
        <ErrorBoundary
          fallback={({error, tryAgain}) => <Failure title={title} reason={error.message} onTryAgain={tryAgain} />}>
          <LoadedTool tool={tool} />
        </ErrorBoundary>
      </NearScreen>
    </div>
  );
}

type Loading = {readonly step: 'loading'} | {readonly step: 'loaded'; readonly Loaded: ComponentType} | Failed;
type Failed = {readonly step: 'failed'; readonly reason: string};

/** Not `lazy`, which keeps a failure forever: here the reader can try again. */
function LoadedTool({tool: {title, load}}: {readonly tool: ToolEntry}): ReactNode {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Loading>({step: 'loading'});
  useEffect(() => {
    let isCurrent = true;
    load().then(
      ({default: Loaded}) => isCurrent && setState({step: 'loaded', Loaded}),
      (error: unknown) => isCurrent && setState({step: 'failed', reason: String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  switch (state.step) {
    case 'loading':
      return <p className={styles.placeholder}>Loading …</p>;
    case 'loaded':
      return <state.Loaded />;
    case 'failed':
      return (
        <Failure
          title={title}
          reason={state.reason}
          onTryAgain={() => {
            setState({step: 'loading'});
            setAttempt(attempt + 1);
          }}
        />
      );
  }
}

interface FailureProps {
  readonly title: string;
  readonly reason: string;
  readonly onTryAgain: () => void;
}

function Failure({title, reason, onTryAgain}: FailureProps): ReactNode {
  return (
    <div role="alert">
      <p className={styles.problem}>{title} does not work right now. Check your network connection, and try again.</p>
      <p>{reason}</p>
      <button type="button" className="button button--secondary" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  );
}
