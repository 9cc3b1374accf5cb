import {useCallback, type ReactNode} from 'react';
import {useEntryWriter} from '../../hooks/useEntryWriter';
import {entryState, setEntryState} from '../../lib/browser/entry-state';
import {NearScreen} from '../NearScreen/NearScreen';
import {OnDemand} from '../OnDemand/OnDemand';
import {Room} from '../Room/Room';
import styles from '../ToolParts/ToolParts.module.css';
import {tools} from './tools';

/**
 * Renders a tool from the registry.
 *
 * @throws on an id that is not in the registry, which fails the build.
 */
export function Tool({id}: {readonly id: string}): ReactNode {
  const tool = tools[id];
  if (tool === undefined) {
    throw new Error(`<Tool id="${id}" />: no such tool. Available: ${Object.keys(tools).join(', ')}.`);
  }
  const {title, withoutScripts, height, sends, load} = tool;
  return (
    <div
      role="region"
      aria-label={title}
      className={styles.tool}
      data-tool={id}
      data-sends={sends && ''}
      data-not-indexed>
      <NearScreen
        isWanted={() => entryState(id) !== undefined}
        placeholder={
          <Room height={height}>
            <p className={styles.loading}>Loading …</p>
            <p className={styles.withoutScripts}>This tool needs JavaScript. {withoutScripts}</p>
          </Room>
        }>
        <Remembered id={id} />
        <OnDemand title={title} load={load} placeholder={<Room height={height}>Loading …</Room>}>
          {({default: Loaded}) => <Loaded />}
        </OnDemand>
      </NearScreen>
    </div>
  );
}

/**
 * Remembers in the history entry that the tool was mounted: Back to the page leads to where the reader was, which can
 * be far below what the tool had to say.
 */
function Remembered({id}: {readonly id: string}): ReactNode {
  useEntryWriter(useCallback(() => setEntryState(id, 'mounted'), [id]));
  return null;
}
