import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {isOver, percentUsed, type LimitUse} from '../../tools/limit-planner/limits';
import planner from '../Planner/Planner.module.css';
import {PlannerTable} from '../Planner/PlannerTable';
import {WordBreaks} from '../WordBreaks/WordBreaks';
import styles from './LimitPlanner.module.css';

/** Usage of each limit, and what is left. */
export function LimitTable({uses}: {readonly uses: readonly LimitUse[]}): ReactNode {
  return (
    <PlannerTable
      caption="Use of each limit"
      columns={[{name: 'Limit'}, {name: 'Used'}, {name: 'Left', isNumber: true}]}>
      {uses.map((use) => (
        <tr key={use.name}>
          <th scope="row">
            {use.isMethod ? (
              <code>
                <WordBreaks text={use.name} />
              </code>
            ) : (
              use.name
            )}
          </th>
          <td className={styles.used}>
            <Used use={use} />
            {use.alternative && isOver(use) && (
              // The planner is on the page that has the section: the reader’s load stays in the address.
              <a className={styles.more} href={`#${use.alternative.section}`}>
                {use.alternative.text}
              </a>
            )}
          </td>
          <td className={planner.number}>
            <Headroom use={use} />
          </td>
        </tr>
      ))}
    </PlannerTable>
  );
}

function Used({use}: {readonly use: LimitUse}): ReactNode {
  const percent = percentUsed(use);
  return (
    <>
      <span className={isOver(use) ? planner.over : undefined}>
        {grouped(use.used)} of {grouped(use.limit)}
        {percent !== undefined && `, ${grouped(percent)}%`}
      </span>
      <div className={styles.meter} aria-hidden="true">
        <div
          className={isOver(use) ? styles.meterOver : styles.meterFill}
          style={{width: `${Math.min(100, percent ?? 100)}%`}}
        />
      </div>
    </>
  );
}

function Headroom({use}: {readonly use: LimitUse}): ReactNode {
  if (use.limit === 0) return <span className={planner.over}>Not available</span>;
  if (isOver(use)) return <span className={planner.over}>{grouped(use.used - use.limit)} too many</span>;
  return grouped(use.limit - use.used);
}
