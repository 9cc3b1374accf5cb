import type {ReactNode} from 'react';
import {chainstreamPrice, hoursOfMonth, maxStreams} from '../../data/chainstream';
import {planOf, scaleSeats} from '../../data/plans';
import {counted} from '../../lib/amounts/counted';
import {grouped} from '../../lib/amounts/grouped';
import {usd} from '../../lib/amounts/usd';
import {addOnCost} from '../../tools/limit-planner/add-ons';
import type {Load} from '../../tools/limit-planner/load';
import planner from '../Planner/Planner.module.css';

const {includedStreams, centsPerExtraStreamHour} = chainstreamPrice;
const {freeUsers, extraUserPrice, maxUsers} = scaleSeats;

/** Cost of streams and users on top of the plan; renders nothing for a load without either. */
export function AddOnCostText({load}: {readonly load: Load}): ReactNode {
  const {plan, streams, users} = load;
  if (streams === 0 && users === 0) return null;
  const {name} = planOf(plan);
  const cost = addOnCost(load);
  return (
    <>
      <p className={planner.heading}>Add-ons per month</p>
      {cost ? (
        <>
          {cost.streams !== undefined && cost.users !== undefined && (
            <p>
              <strong>{usd(cost.streams + cost.users)}</strong>, plus the price of {name}, which the dashboard shows
              under Billing &gt; Subscription.
            </p>
          )}
          <ul>
            {streams > 0 && <li>{streamsText(cost.streams, load, name)}</li>}
            {users > 0 && <li>{usersText(cost.users, load, name)}</li>}
          </ul>
        </>
      ) : (
        <p>No add-on is listed for {name}.</p>
      )}
    </>
  );
}

/** @param cents undefined for more than the plan has */
function streamsText(cents: number | undefined, {streams, streamHours}: Load, plan: string): string {
  if (cents === undefined) return noPriceText(plan, counted(maxStreams, 'stream'));
  const days = streamHours === hoursOfMonth ? ` (${hoursOfMonth / 24} days)` : '';
  return (
    `${usd(cents)} for ${counted(streams, 'stream')}, of which ${plan} includes ${includedStreams}: ` +
    `${grouped(streams - includedStreams)} × ${usd(centsPerExtraStreamHour)} per hour × ` +
    `${counted(streamHours, 'hour')}${days}. The published price doesn’t count data.`
  );
}

/** @param cents undefined for more than the plan has */
function usersText(cents: number | undefined, {users}: Load, plan: string): string {
  if (cents === undefined) return noPriceText(plan, counted(maxUsers, 'user'));
  const charged = users - freeUsers;
  const free =
    charged > 0
      ? `, of whom ${freeUsers} are free: ${grouped(charged)} × $${extraUserPrice}.`
      : `: the first ${freeUsers} are free.`;
  return `${usd(cents)} for ${counted(users, 'user')}${free}`;
}

function noPriceText(plan: string, most: string): string {
  return `${plan} has at most ${most}: there is no price for more.`;
}
