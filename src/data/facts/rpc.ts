import type {Facts} from '../../lib/fact';
import {affinityKeyMaxBytes, affinitySource} from '../affinity';
import {callLimitOf} from '../rpc/call-limits';
import {rpcImplementation} from '../rpc/methods';

const verified = '2026-11-21';

/** A client that prints the rates of a ChainStream transaction stream, June 2025. */
const measuredStream = 'https://github.com/prestonsn/chainstream-transaction-parse-ts';

const signatureStatuses = callLimitOf('getSignatureStatuses');
const priorityFees = callLimitOf('getRecentPrioritizationFees');

export const rpcFacts = {
  'affinity.keyMaxBytes': {
    text: `${affinityKeyMaxBytes} bytes`,
    value: affinityKeyMaxBytes,
    unit: 'bytes',
    source: affinitySource.url,
    verified: affinitySource.verified,
  },
  'deflate.measuredSaving': {
    text: '70–77%',
    source: measuredStream,
    verified,
  },
  'deflate.measuredDecoded': {text: '0.83 MiB/s', value: 0.83, unit: 'MiB/s', source: measuredStream, verified},
  'deflate.measuredWire': {text: '0.20 MiB/s', value: 0.2, unit: 'MiB/s', source: measuredStream, verified},
  'solana.signatureStatusesMax': {
    text: String(signatureStatuses.most),
    value: signatureStatuses.most,
    unit: signatureStatuses.of,
    source: signatureStatuses.source,
    verified: signatureStatuses.verified,
  },
  'solana.priorityFeeAccounts': {
    text: `${priorityFees.most} ${priorityFees.of}`,
    value: priorityFees.most,
    unit: priorityFees.of,
    source: priorityFees.source,
    verified: priorityFees.verified,
  },
  'rpc.agaveVersion': {
    text: rpcImplementation.version,
    source: `https://github.com/${rpcImplementation.repo}/tree/${rpcImplementation.commit}`,
    verified,
  },
} satisfies Facts;
