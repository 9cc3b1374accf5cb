import type {ReactNode} from 'react';
import {solPlaces} from '../../data/fee-units';
import {decimal} from '../../lib/amounts/decimal';
import {grouped} from '../../lib/amounts/grouped';
import type {FeeDraft} from '../../tools/fee-planner/draft';
import {feeOf, type FeeInput} from '../../tools/fee-planner/fee';
import {feeCodec} from '../../tools/fee-planner/query-codec';
import {Planner, type Answer} from '../Planner/Planner';
import planner from '../Planner/Planner.module.css';
import {startsOver} from '../ToolParts/starts-over';
import {FeeForm} from './FeeForm';
import {FeeParts, LimitComparison} from './FeeTable';

/** Computes a transaction's fee from its signatures, compute unit limit, and compute unit price. */
function FeePlanner(): ReactNode {
  return (
    <Planner codec={feeCodec} anchor="fee-planner" Form={FeeForm} sought="the fee" answer={answer} Details={Details} />
  );
}

export default startsOver(FeePlanner, {parameters: feeCodec.names});

function answer(input: FeeInput): Answer {
  const {total} = feeOf(input);
  return {verdict: `${grouped(total)} lamports, or ${decimal(total, solPlaces)} SOL.`};
}

function Details({value: input, draft}: {readonly value: FeeInput; readonly draft: FeeDraft}): ReactNode {
  const fee = feeOf(input);
  return (
    <>
      <FeeParts fee={fee} input={input} />
      {draft.limitFrom === 'default' && (
        <p className={planner.small}>
          Without its own limit, the transaction requests {grouped(input.unitLimit)} units and pays the price for all of
          them. Measure what it uses, and set that as the limit.
        </p>
      )}
      <p className={planner.small}>
        A v1 transaction specifies the priority fee itself, as a total in lamports: {grouped(fee.priority)}. It gets no
        units unless you set a limit.
      </p>
      <LimitComparison input={input} />
    </>
  );
}
