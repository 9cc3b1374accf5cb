import {grouped} from '../../lib/amounts/grouped';
import type {Fact, Facts} from '../../lib/fact';
import {affinityKeyMaxBytes, affinitySource} from '../affinity';
import {callLimitOf, type CallLimit} from '../rpc/call-limits';
import {rpcImplementation, rpcUpdate} from '../rpc/methods';

const verified = '2026-11-21';

/** A client that prints the data rates of a ChainStream transaction stream, June 2025. */
const measuredStream = 'https://github.com/prestonsn/chainstream-transaction-parse-ts';

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
    source: measuredStream,
    verified,
  },
  'deflate.measuredDecoded': {text: '0.83 MiB/s', value: 0.83, unit: 'MiB/s', source: measuredStream, verified},
  'deflate.measuredWire': {text: '0.20 MiB/s', value: 0.2, unit: 'MiB/s', source: measuredStream, verified},
  'solana.signatureStatusesMax': callFact('getSignatureStatuses', ({max}) => String(max)),
  'solana.priorityFeeAccounts': callFact('getRecentPrioritizationFees'),
  'solana.blocksRange': callFact('getBlocks', ({max}) => `${grouped(max)} slots`),
  'solana.multipleAccounts': callFact('getMultipleAccounts'),
  'solana.tokenLargestAccounts': callFact('getTokenLargestAccounts', ({max}) => String(max)),
  'rpc.agaveVersion': {
    text: rpcImplementation.version,
    source: `https://github.com/${rpcImplementation.repo}/tree/${rpcImplementation.commit}`,
    verified,
  },
  'rpc.agaveUpdate': {text: rpcUpdate.version, source: rpcUpdate.announcement, verified: rpcUpdate.asOf},
} satisfies Facts;

function callFact(method: string, textOf = ({max, of}: CallLimit) => `${max} ${of}`): Fact {
  const limit = callLimitOf(method);
  const {max, of, source, verified} = limit;
  return {text: textOf(limit), value: max, unit: of, source, verified};
}
