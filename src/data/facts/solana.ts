import type {Facts} from '../../lib/fact';

const verified = '2026-11-21';

/** Commits the figures were read at. */
const agave = 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64';
const sdk = 'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd';

const executionBudget = `${agave}/program-runtime/src/execution_budget.rs`;
const rpcLimits = `${agave}/rpc-client-types/src/request.rs`;

export const solanaFacts = {
  'solana.blockhashLifeBlocks': {
    text: '150 blocks',
    value: 150,
    unit: 'blocks',
    source: `${sdk}/clock/src/lib.rs`,
    verified,
  },
  'solana.recentStatusRoots': {
    text: '300 roots',
    value: 300,
    unit: 'roots',
    source: `${agave}/runtime/src/status_cache.rs`,
    verified,
  },
  'solana.signatureStatusesMax': {text: '256', value: 256, unit: 'signatures', source: rpcLimits, verified},
  'solana.transactionSize': {
    text: '1,232 bytes',
    value: 1232,
    unit: 'bytes',
    source: `${sdk}/packet/src/lib.rs`,
    verified,
  },
  'solana.transactionSizeV1': {
    text: '4,096 bytes',
    value: 4096,
    unit: 'bytes',
    source: `${sdk}/message/src/versions/v1/mod.rs`,
    verified,
  },
  'solana.baseFeeLamports': {
    text: '5,000 lamports',
    value: 5000,
    unit: 'lamports/signature',
    source: `${sdk}/fee-structure/src/lib.rs`,
    verified,
  },
  'solana.maxComputeUnits': {
    text: '1,400,000',
    value: 1_400_000,
    unit: 'compute units',
    source: executionBudget,
    verified,
  },
  'solana.defaultInstructionComputeUnits': {
    text: '200,000',
    value: 200_000,
    unit: 'compute units',
    source: executionBudget,
    verified,
  },
  'solana.defaultBuiltinComputeUnits': {
    text: '3,000',
    value: 3000,
    unit: 'compute units',
    source: executionBudget,
    verified,
  },
  'solana.priorityFeeBlocks': {
    text: '150 blocks',
    value: 150,
    unit: 'blocks',
    source: `${agave}/runtime/src/prioritization_fee_cache.rs`,
    verified,
  },
  'solana.priorityFeeAccounts': {
    text: '128 addresses',
    value: 128,
    unit: 'addresses',
    source: `${agave}/rpc/src/rpc.rs`,
    verified,
  },
  'solana.rebroadcastInterval': {
    text: '2 seconds',
    value: 2,
    unit: 's',
    source: `${agave}/send-transaction-service/src/send_transaction_service.rs`,
    verified,
  },
} satisfies Facts;
