import {chainstreamPrice} from '../../data/chainstream';
import {decimal, unitsOf} from '../../lib/amounts/decimal';

const cents = 2;
const {includedStreams, usdPerExtraStreamHour} = chainstreamPrice;
const centsPerHour = unitsOf(usdPerExtraStreamHour, cents);

export interface StreamCost {
  readonly extraStreams: number;
  /** Exact, as `$201.60`. */
  readonly month: string;
  readonly hour: string;
}

/** What streams cost on top of the plan that includes the first. */
export function streamCost(streams: number, hours: number): StreamCost {
  const extraStreams = Math.max(0, streams - includedStreams);
  return {
    extraStreams,
    month: `$${decimal(BigInt(extraStreams) * centsPerHour * BigInt(hours), cents, cents)}`,
    hour: `$${decimal(centsPerHour, cents, cents)}`,
  };
}
