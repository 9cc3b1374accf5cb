import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import type {Fit} from '../../tools/transaction-size-planner/fit';
import type {Size} from '../../tools/transaction-size-planner/size';
import {ComparedRow} from '../Planner/ComparedRow';
import planner from '../Planner/Planner.module.css';
import {PlannerTable} from '../Planner/PlannerTable';
import {parts} from './parts';
import styles from './TransactionSizePlanner.module.css';

interface SizeProps {
  readonly size: Size;
  readonly fit: Fit;
}

/** Stacked bar of the parts, scaled to the limit, or to the transaction if that is larger. */
export function SizeBar({size, fit: {bytes, limit}}: SizeProps): ReactNode {
  const whole = Math.max(bytes, limit);
  const limitAt = `${(limit / whole) * 100}%`;
  // Moved to the left by the same share of its own width, anything stays within the bar.
  const transform = `translateX(-${limitAt})`;
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(
        ({part, color}) =>
          size[part] > 0 && (
            <div
              key={part}
              className={styles.part}
              style={{width: `${(size[part] / whole) * 100}%`, background: color}}
            />
          ),
      )}
      <div className={styles.limit} style={{left: limitAt, transform}}>
        <span style={{transform}}>limit {grouped(limit)}</span>
      </div>
    </div>
  );
}

/** The legend of the bar, with sizes. */
export function SizeTable({size, fit: {bytes, limit}}: SizeProps): ReactNode {
  return (
    <PlannerTable caption="Parts of the transaction" columns={[{name: 'Part'}, {name: 'Bytes', isNumber: true}]}>
      {parts.map(
        ({part, name, color}) =>
          size[part] > 0 && (
            <tr key={part}>
              <th scope="row">
                <span className={styles.swatch} style={{background: color}} />
                {name}
              </th>
              <td className={planner.number}>{grouped(size[part])}</td>
            </tr>
          ),
      )}
      <tr className={planner.total}>
        <th scope="row">Total, of {grouped(limit)}</th>
        <td className={planner.number}>{grouped(bytes)}</td>
      </tr>
    </PlannerTable>
  );
}

/** Compares the size of the same content in each transaction version. */
export function VersionTable({fits, chosen}: {readonly fits: readonly Fit[]; readonly chosen: Fit}): ReactNode {
  return (
    <PlannerTable
      caption="The same content in each version"
      columns={[{name: 'Version'}, {name: 'Bytes', isNumber: true}, {name: 'Fits'}]}>
      {fits.map(({version, bytes, limit, fits: doesFit, others}) => (
        <ComparedRow
          key={version}
          name={version === 'legacy' ? 'Legacy' : version}
          isChosen={version === chosen.version}>
          <td className={planner.number}>
            {grouped(bytes)} of {grouped(limit)}
          </td>
          <td className={doesFit ? undefined : planner.over}>
            {doesFit
              ? 'Yes'
              : `No. ${bytes > limit ? `${grouped(bytes - limit)} bytes too many. ` : ''}${others.join(' ')}`}
          </td>
        </ComparedRow>
      ))}
    </PlannerTable>
  );
}
