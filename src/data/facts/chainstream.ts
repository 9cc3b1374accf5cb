import type {Facts} from '../../lib/fact';

const connectGuide = 'https://docs.syndica.io/platform/getting-started/connect-to-chainstream';
const verified = '2026-11-21';

export const chainstreamFacts = {
  'chainstream.includedStreams': {text: '1', value: 1, unit: 'streams', source: connectGuide, verified},
  'chainstream.extraStreams': {text: '9', value: 9, unit: 'streams', source: connectGuide, verified},
  'chainstream.maxStreams': {text: '10', value: 10, unit: 'streams', source: connectGuide, verified},
  'chainstream.extraStreamPrice': {text: '$0.14', value: 0.14, unit: 'USD/hour', source: connectGuide, verified},
} satisfies Facts;
