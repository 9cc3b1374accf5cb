import {usd} from '../../lib/amounts/usd';
import type {Facts} from '../../lib/fact';
import {chainstreamCost, chainstreamPrice, chainstreamSource, hoursOfMonth, maxStreams} from '../chainstream';

const {verified} = chainstreamSource;
const connectGuide = chainstreamSource.hosts;
const {includedStreams, extraStreams, centsPerExtraStreamHour} = chainstreamPrice;

export const chainstreamFacts = {
  'chainstream.includedStreams': streams(includedStreams),
  'chainstream.extraStreams': streams(extraStreams),
  'chainstream.maxStreams': streams(maxStreams),
  'chainstream.extraStreamPrice': price(centsPerExtraStreamHour, 'USD/hour'),
  'chainstream.extraStreamMonth': price(chainstreamCost(includedStreams + 1, hoursOfMonth), 'USD/30 days'),
  'chainstream.verifiedDelay': {
    text: '400 ms',
    value: 400,
    unit: 'ms',
    source: chainstreamSource.transactions,
    verified,
  },
  'chainstream.pingInterval': {
    text: '30 seconds',
    value: 30,
    unit: 's',
    source: 'https://github.com/prestonsn/chainstream-raydium-swaps',
    verified,
  },
} satisfies Facts;

function streams(value: number) {
  return {text: String(value), value, unit: 'streams', source: connectGuide, verified};
}

function price(cents: number, unit: string) {
  return {text: usd(cents), value: cents / 100, unit, source: connectGuide, verified};
}
