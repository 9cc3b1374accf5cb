import type {Facts} from '../../lib/fact';
import {chainstreamSource} from '../chainstream';

const {verified} = chainstreamSource;
const connectGuide = chainstreamSource.hosts;

export const chainstreamFacts = {
  'chainstream.includedStreams': {text: '1', value: 1, unit: 'streams', source: connectGuide, verified},
  'chainstream.extraStreams': {text: '9', value: 9, unit: 'streams', source: connectGuide, verified},
  'chainstream.maxStreams': {text: '10', value: 10, unit: 'streams', source: connectGuide, verified},
  'chainstream.extraStreamPrice': {text: '$0.14', value: 0.14, unit: 'USD/hour', source: connectGuide, verified},
  // 0.14 × 24 × 30.
  'chainstream.extraStreamMonth': {text: '$100.80', value: 100.8, unit: 'USD/30 days', source: connectGuide, verified},
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
