import type {ReactNode} from 'react';
import {chainstreamPrice, hoursOfMonth} from '../../data/chainstream';
import {scaleSeats} from '../../data/plans';
import {counted} from '../../lib/amounts/counted';
import {grouped} from '../../lib/amounts/grouped';
import {usd} from '../../lib/amounts/usd';
import {addOnCost} from '../../tools/limit-planner/add-ons';
import type {Load} from '../../tools/limit-planner/load';
import {planOf} from '../../tools/limit-planner/plans';
import planner from '../Planner/Planner.module.css';

const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
const {freeUsers, extraUserPrice} = scaleSeats;

/** Cost of streams and users on top of the plan; renders nothing for a load without either. */
export function AddOnCostText({load}: {readonly load: Load}): ReactNode {
  const {plan, streams, streamHours, users} = load;
  if (streams === 0 && users === 0) return null;
  const {name} = planOf(plan);
  const cost = addOnCost(load);
  return (
    <>
      <p className={planner.heading}>Add-ons per month</p>
      {cost ? (
        <>
          <p>
            <strong>{usd(cost.streams + cost.users)}</strong>, plus the price of {name}, which the dashboard shows under
            Billing &gt; Subscription.
          </p>
          <ul>
            {streams > 0 && (
              <li>
                {usd(cost.streams)} for {counted(streams, 'stream')}, of which {name} includes {includedStreams}:{' '}
                {grouped(streams - includedStreams)} × {usd(centsPerExtraStreamHour)} per hour ×{' '}
                {counted(streamHours, 'hour')}
                {streamHours === hoursOfMonth && ` (${hoursOfMonth / 24} days)`}. The published price doesn’t count
                data.
              </li>
            )}
            {users > 0 && (
              <li>
                {usd(cost.users)} for {counted(users, 'user')}
                {users > freeUsers
                  ? `, of whom ${freeUsers} are free: ${grouped(users - freeUsers)} × $${extraUserPrice}.`
                  : `: the first ${freeUsers} are free.`}
              </li>
            )}
          </ul>
        </>
      ) : (
        <p>No add-on is listed for {name}.</p>
      )}
    </>
  );
}
