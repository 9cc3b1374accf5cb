import type {Facts} from '../../lib/fact';
import {chainstreamCost, chainstreamPrice, chainstreamSource} from '../chainstream';

const {verified} = chainstreamSource;
const connectGuide = chainstreamSource.hosts;
const {includedStreams, extraStreams, usdPerExtraStreamHour} = chainstreamPrice;

export const chainstreamFacts = {
  'chainstream.includedStreams': streams(includedStreams),
  'chainstream.extraStreams': streams(extraStreams),
  'chainstream.maxStreams': streams(includedStreams + extraStreams),
  'chainstream.extraStreamPrice': usd(usdPerExtraStreamHour, 'USD/hour'),
  'chainstream.extraStreamMonth': usd(chainstreamCost(includedStreams + 1, 24 * 30), 'USD/30 days'),
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

function usd(value: number, unit: string) {
  return {text: `$${value.toFixed(2)}`, value, unit, source: connectGuide, verified};
}
