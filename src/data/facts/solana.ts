import type {Facts} from '../../lib/fact';

const verified = '2026-11-21';

/** Pinned commits from which the figures were read. */
const agave = 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64';
const sdk = 'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd';

const executionBudget = `${agave}/program-runtime/src/execution_budget.rs`;
const sendService = `${agave}/send-transaction-service/src/send_transaction_service.rs`;

export const solanaFacts = {
  'solana.blockhashLifeBlocks': {
    text: '150 blocks',
    value: 150,
    unit: 'blocks',
    source: `${sdk}/clock/src/lib.rs`,
    verified,
  },
  'solana.finalizedLagTowerBft': {
    text: 'about 32 blocks',
    value: 32,
    unit: 'blocks behind, on a network without Alpenglow',
    source: 'https://docs.anza.xyz/consensus/commitments',
    verified: '2026-11-26',
  },
  'solana.timeToFinality': {
    text: 'about 150 ms',
    value: 150,
    unit: 'milliseconds',
    source: 'https://solana.com/developers/docs/defi/finality',
    verified: '2026-11-26',
  },
  'solana.recentStatusRoots': {
    text: '300 roots',
    value: 300,
    unit: 'roots',
    source: `${agave}/runtime/src/status_cache.rs`,
    verified,
  },
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
  'solana.rebroadcastInterval': {
    text: '2 seconds',
    value: 2,
    unit: 's',
    source: sendService,
    verified,
  },
  'solana.blockhashLifeAt200Ms': {
    text: '30 seconds',
    value: 30,
    unit: 's',
    source: `${agave}/runtime/src/slot_params.rs`,
    verified,
  },
  /** With SIMD-0286. */
  'solana.blockUnitsAt200Ms': {
    text: '50,000,000',
    value: 50_000_000,
    unit: 'compute units',
    source: `${agave}/runtime/src/slot_params.rs`,
    verified,
  },
  'solana.writableAccountUnitsAt200Ms': {
    text: '20,000,000',
    value: 20_000_000,
    unit: 'compute units',
    source: `${agave}/runtime/src/slot_params.rs`,
    verified,
  },
  'solana.base64Size': {
    text: '1,644 characters',
    value: 1644,
    unit: 'characters',
    source: `${agave}/rpc/src/rpc.rs`,
    verified,
  },
  'solana.base64SizeV1': {
    text: '5,464 characters',
    value: 5464,
    unit: 'characters',
    source: `${agave}/rpc/src/rpc.rs`,
    verified,
  },
  // Enforced on mainnet; the code has 128, behind the inactive feature gate `increase_tx_account_lock_limit`.
  'solana.accountLocks': {
    text: '64',
    value: 64,
    unit: 'accounts',
    source: 'https://solana.com/docs/core/transactions',
    verified,
  },
  'solana.accountLocksLater': {
    text: '128',
    value: 128,
    unit: 'accounts',
    source: `${sdk}/transaction/src/sanitized.rs`,
    verified,
  },
  'solana.accountsV1': {
    text: '64',
    value: 64,
    unit: 'accounts',
    source: `${sdk}/message/src/versions/v1/mod.rs`,
    verified,
  },
  'solana.instructionTrace': {
    text: '64',
    value: 64,
    unit: 'instructions',
    source: `${agave}/transaction-context/src/lib.rs`,
    verified,
  },
  'solana.signaturesV1': {
    text: '12',
    value: 12,
    unit: 'signatures',
    source: `${sdk}/message/src/versions/v1/mod.rs`,
    verified,
  },
  'solana.lookupTableAddresses': {
    text: '256 addresses',
    value: 256,
    unit: 'addresses',
    source: `${sdk}/address-lookup-table-interface/src/state.rs`,
    verified,
  },
  'solana.nonceAccountBytes': {
    text: '80 bytes',
    value: 80,
    unit: 'bytes',
    source: `${sdk}/nonce/src/state.rs`,
    verified,
  },
  'solana.loadedAccountsData': {text: '64 MiB', value: 67_108_864, unit: 'bytes', source: executionBudget, verified},
  'solana.heapDefault': {text: '32 KiB', value: 32_768, unit: 'bytes', source: executionBudget, verified},
  'solana.heapMost': {text: '256 KiB', value: 262_144, unit: 'bytes', source: executionBudget, verified},
  'solana.leadersAhead': {text: '2', value: 2, unit: 'leaders', source: sendService, verified},
  'solana.retryPool': {text: '10,000 transactions', value: 10_000, unit: 'transactions', source: sendService, verified},
  'solana.unhealthySlots': {
    text: '128 slots',
    value: 128,
    unit: 'slots',
    source: `${agave}/validator/src/commands/run/args/json_rpc_config.rs`,
    verified,
  },
  'solana.requestBody': {
    text: '51,200 bytes',
    value: 51_200,
    unit: 'bytes',
    source: `${agave}/rpc/src/rpc.rs`,
    verified,
  },
  'solana.logBytes': {
    text: '10,000 bytes',
    value: 10_000,
    unit: 'bytes',
    source: `${agave}/svm-log-collector/src/lib.rs`,
    verified,
  },
  'solana.anchorErrorOffset': {
    text: '6000',
    value: 6000,
    unit: 'error code',
    source: 'https://docs.rs/anchor-lang/latest/anchor_lang/error/constant.ERROR_CODE_OFFSET.html',
    verified,
  },
  'solana.pubsubMessage': {
    text: '4,096 bytes',
    value: 4096,
    unit: 'bytes',
    source: `${agave}/rpc/src/rpc_pubsub_service.rs`,
    verified,
  },
} satisfies Facts;
