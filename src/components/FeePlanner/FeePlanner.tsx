import clsx from 'clsx';
import type {ReactNode} from 'react';
import {solPlaces} from '../../data/fee-units';
import {decimal} from '../../lib/amounts/decimal';
import {grouped} from '../../lib/amounts/grouped';
import {Ignored} from '../Planner/Ignored';
import styles from '../Planner/Planner.module.css';
import {ShareActions} from '../Planner/ShareActions';
import {useQueryState} from '../QueryState/useQueryState';
import tool from '../ToolParts/ToolParts.module.css';
import {exampleFee, readFee, type FeeDraft} from '../../tools/fee-planner/draft';
import {feeOf, type FeeInput} from '../../tools/fee-planner/fee';
import {FeeForm} from './FeeForm';
import {FeeParts, LimitComparison} from './FeeTable';
import {feeCodec} from '../../tools/fee-planner/query-codec';

/** What a transaction costs, from its signatures, its compute unit limit, and the price of a unit. */
export default function FeePlanner(): ReactNode {
  const [{draft, ignored}, setState] = useQueryState(feeCodec);
  const change = (changed: FeeDraft) => setState({draft: changed, ignored: []});
  const {input, errors} = readFee(draft);
  return (
    <>
      <Ignored items={ignored} />
      <FeeForm draft={draft} errors={errors} onChange={change} />
      <ShareActions onReset={() => change(exampleFee)} />
      <div className={clsx(tool.result, styles.result)}>
        <p role="status" className={tool.verdict}>
          {input ? verdict(input) : 'Correct the marked field to see the fee.'}
        </p>
        {input && <Details input={input} isDefault={draft.limitFrom === 'default'} />}
      </div>
    </>
  );
}

function verdict(input: FeeInput): string {
  const {total} = feeOf(input);
  return `${grouped(total)} lamports, or ${decimal(total, solPlaces)} SOL.`;
}

function Details({input, isDefault}: {readonly input: FeeInput; readonly isDefault: boolean}): ReactNode {
  const fee = feeOf(input);
  return (
    <>
      <FeeParts fee={fee} input={input} />
      {isDefault && (
        <p className={styles.small}>
          Without its own limit, the transaction requests {grouped(input.unitLimit)} units and pays the price for all of
          them. Measure what it uses, and set that as the limit.
        </p>
      )}
      <p className={styles.small}>
        A v1 transaction specifies the priority fee itself, as a total in lamports: {grouped(fee.priority)}. It gets no
        units unless you set a limit.
      </p>
      <p className={styles.heading}>The same price at other limits</p>
      <LimitComparison input={input} />
    </>
  );
}
