import {chainstreamCost, maxStreams} from '../../data/chainstream';
import {scaleSeats, seatCost} from '../../data/plans';
import type {Load} from './load';

/** What a load costs per month on top of the plan's price, in US cents; undefined for more than the plan has. */
interface AddOnCost {
  readonly streams: number | undefined;
  readonly users: number | undefined;
}

/** Undefined on a plan for which no add-on is listed. */
export function addOnCost({plan, streams, streamHours, users}: Load): AddOnCost | undefined {
  if (plan !== 'scale') return undefined;
  return {
    streams: streams > maxStreams ? undefined : chainstreamCost(streams, streamHours),
    users: users > scaleSeats.maxUsers ? undefined : seatCost(users),
  };
}
