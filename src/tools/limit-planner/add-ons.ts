import {chainstreamCost} from '../../data/chainstream';
import {seatCost} from '../../data/plans';
import type {Load} from './load';

/** What a load costs per month on top of the plan's price, in US cents. */
export interface AddOnCost {
  readonly streams: number;
  readonly users: number;
}

/** Undefined on a plan for which no add-on is listed. */
export function addOnCost({plan, streams, streamHours, users}: Load): AddOnCost | undefined {
  if (plan !== 'scale') return undefined;
  return {streams: chainstreamCost(streams, streamHours), users: seatCost(users)};
}
