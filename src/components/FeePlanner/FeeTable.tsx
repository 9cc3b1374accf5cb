import type {ReactNode} from 'react';
import {microLamportsPerLamport, solPlaces} from '../../data/fee-units';
import {decimal} from '../../lib/amounts/decimal';
import {grouped} from '../../lib/amounts/grouped';
import {comparedLimits, feeOf, lamportsPerSignature, type Fee, type FeeInput} from '../../tools/fee-planner/fee';
import {ComparedRow} from '../Planner/ComparedRow';
import planner from '../Planner/Planner.module.css';
import {PlannerTable} from '../Planner/PlannerTable';

/** Breakdown of the fee. */
export function FeeParts({fee, input}: {readonly fee: Fee; readonly input: FeeInput}): ReactNode {
  const {signatures, price, unitLimit} = input;
  const parts = [
    ['Base fee', `${grouped(signatures)} × ${grouped(lamportsPerSignature)}`, fee.base],
    [
      'Priority fee',
      `${grouped(price)} × ${grouped(unitLimit)} ÷ ${grouped(microLamportsPerLamport)}, rounded up`,
      fee.priority,
    ],
    ...(fee.tip > 0n ? [['Tip', 'Your own transfer', fee.tip] as const] : []),
  ] as const;
  return (
    <PlannerTable
      caption="Parts of the fee"
      columns={[{name: 'Part'}, {name: 'Lamports', isNumber: true}, {name: 'SOL', isNumber: true}]}>
      {parts.map(([name, how, lamports]) => (
        <tr key={name}>
          <th scope="row">
            {name} <span className={planner.small}>{how}</span>
          </th>
          <Amounts lamports={lamports} />
        </tr>
      ))}
      <tr className={planner.total}>
        <th scope="row">Total</th>
        <Amounts lamports={fee.total} />
      </tr>
    </PlannerTable>
  );
}

/** The fee for the same unit price at other compute unit limits. */
export function LimitComparison({input}: {readonly input: FeeInput}): ReactNode {
  return (
    <PlannerTable
      caption="The same price at other limits"
      columns={[
        {name: 'Limit in units'},
        {name: 'Priority fee, lamports', isNumber: true},
        {name: 'Total, SOL', isNumber: true},
      ]}>
      {comparedLimits(input.unitLimit).map((unitLimit) => {
        const {priority, total} = feeOf({...input, unitLimit});
        return (
          <ComparedRow key={String(unitLimit)} name={grouped(unitLimit)} isChosen={unitLimit === input.unitLimit}>
            <td className={planner.number}>{grouped(priority)}</td>
            <td className={planner.number}>{decimal(total, solPlaces)}</td>
          </ComparedRow>
        );
      })}
    </PlannerTable>
  );
}

function Amounts({lamports}: {readonly lamports: bigint}): ReactNode {
  return (
    <>
      <td className={planner.number}>{grouped(lamports)}</td>
      <td className={planner.number}>{decimal(lamports, solPlaces)}</td>
    </>
  );
}
