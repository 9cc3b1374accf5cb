import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {CSSProperties, ReactNode} from 'react';
import {NearScreen} from '../NearScreen/NearScreen';
import {Failure} from '../Failure/Failure';
import {OnDemand} from '../OnDemand/OnDemand';
import styles from '../ToolParts/ToolParts.module.css';
import {tools} from './tools';

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
  const {title, withoutScripts, height, load} = tool;
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
          fallback={({error, tryAgain}) => <Failure title={title} reason={error.message} onRetry={tryAgain} />}>
          <OnDemand title={title} load={load} placeholder={<p className={styles.placeholder}>Loading …</p>}>
            {({default: Loaded}) => <Loaded />}
          </OnDemand>
        </ErrorBoundary>
      </NearScreen>
    </div>
  );
}
