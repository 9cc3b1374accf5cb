import type {ReactNode} from 'react';
import {chainstreamCost, chainstreamPrice} from '../../data/chainstream';
import {grouped} from '../../lib/amounts/grouped';
import {usd} from '../../lib/amounts/usd';
import type {Load} from '../../tools/limit-planner/load';
import {planOf} from '../../tools/limit-planner/plans';
import planner from '../Planner/Planner.module.css';

/** Cost of the streams on top of the plan; renders nothing for a load without streams. */
export function StreamCostText({load: {plan, streams, streamHours}}: {readonly load: Load}): ReactNode {
  if (streams === 0) return null;
  const {name, chainstream} = planOf(plan);
  const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
  return (
    <>
      <p className={planner.heading}>ChainStream per month</p>
      {chainstream ? (
        <p>
          <strong>{usd(chainstreamCost(streams, streamHours))}</strong>: {streams}{' '}
          {streams === 1 ? 'stream' : 'streams'}, of which {name} includes {includedStreams}.{' '}
          {grouped(streams - includedStreams)} × {usd(centsPerExtraStreamHour)} per hour × {grouped(streamHours)} hours.{' '}
          <span className={planner.small}>
            The published price counts streams and hours, not data. The price of the plan itself is in the dashboard
            under Billing &gt; Subscription.
          </span>
        </p>
      ) : (
        <p>{name} has no ChainStream, so there is no price.</p>
      )}
    </>
  );
}
