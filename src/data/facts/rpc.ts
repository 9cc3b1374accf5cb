import type {Facts} from '../../lib/fact';
import {affinityKeyMaxBytes, affinitySource} from '../affinity';
import {rpcImplementation} from '../rpc/methods';

const verified = '2026-11-21';

export const rpcFacts = {
  'affinity.keyMaxBytes': {
    text: `${affinityKeyMaxBytes} bytes`,
    value: affinityKeyMaxBytes,
    unit: 'bytes',
    source: affinitySource.url,
    verified: affinitySource.verified,
  },
  'deflate.measuredSaving': {
    text: '70–76%',
    source: 'https://github.com/prestonsn/chainstream-transaction-parse-ts',
    verified,
  },
  'rpc.agaveVersion': {
    text: rpcImplementation.version,
    source: `https://github.com/${rpcImplementation.repo}/tree/${rpcImplementation.commit}`,
    verified,
  },
} satisfies Facts;
