import type {Facts} from '../../lib/fact';

const stakeProgram =
  'https://github.com/solana-program/stake/blob/4459fcf0aad7051406d2ec55c51ddea85335f9bc/interface/src';
const agave = 'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64';
const sdk = 'https://github.com/anza-xyz/solana-sdk/blob/122f32e571ce39face4beffaccea733e37c207fd';
const upgrades = 'https://github.com/solana-foundation/solana-com/blob';
const verified = '2026-11-21';

const slotTimes = `${agave}/runtime/src/slot_params.rs`;
const inflation = `${sdk}/inflation/src/lib.rs`;
const rentSteps = `${upgrades}/0da35029/apps/media/content/upgrades/reduced-rent.mdx`;

/** Rules of Solana: nothing here is specific to one validator, except for the reported commission. */
export const stakingFacts = {
  /** Share of the cluster's effective stake; the same limit applies to deactivating stake. */
  'staking.maxShareChangedPerEpoch': {
    text: '9%',
    value: 900,
    unit: 'basis points of effective stake/epoch',
    source: `${stakeProgram}/warmup_cooldown_allowance.rs`,
    verified,
  },
  'staking.accountBytes': {
    text: '200',
    value: 200,
    unit: 'bytes',
    source: `${stakeProgram}/state.rs`,
    verified,
  },
  'staking.minimumDelegationV5': {
    text: '1 SOL',
    value: 1_000_000_000,
    unit: 'lamports',
    source: 'https://github.com/solana-program/stake/blob/4459fcf0aad7051406d2ec55c51ddea85335f9bc/program/src/lib.rs',
    verified,
  },
  /** At 6,960 lamports per byte, the rate at launch. */
  'staking.reserveAtLaunch': {
    text: '0.00228288 SOL',
    value: 2_282_880,
    unit: 'lamports',
    source: `${sdk}/rent/src/lib.rs`,
    verified,
  },
  /** At 5,080 lamports per byte, the latest rate known to be live. */
  'staking.reserveSeptember2026': {
    text: '0.00166624 SOL',
    value: 1_666_240,
    unit: 'lamports',
    source: rentSteps,
    verified,
  },
  'staking.epochSlots': {
    text: '432,000 slots',
    value: 432_000,
    unit: 'slots',
    source: `${sdk}/clock/src/lib.rs`,
    verified,
  },
  'staking.epochAt400ms': {text: '48 hours', value: 48, unit: 'hours', source: slotTimes, verified},
  'staking.epochAt200ms': {text: '24 hours', value: 24, unit: 'hours', source: slotTimes, verified},
  'staking.slotTimeAtLaunch': {text: '400 ms', value: 400, unit: 'ms', source: slotTimes, verified},
  /**
   * Mainnet's target, the last step of SIMD-0525 (gate iBRLjhJnkmDZgNoZRDMW11d8ZV7HvsL3vAyRjZB5npW). On 27 October 2026
   * THORChain measured about 214 ms: https://gitlab.com/thorchain/thornode/-/merge_requests/5309
   */
  'staking.slotTime': {
    text: '200 ms',
    value: 200,
    unit: 'ms',
    source: 'https://www.helius.dev/blog/agave-v4-4',
    verified: '2026-11-26',
  },
  'staking.delinquentSlots': {
    text: '128 slots',
    value: 128,
    unit: 'slots',
    source: `${agave}/rpc-client-types/src/request.rs`,
    verified,
  },
  'staking.delinquentEpochs': {
    text: '5 epochs',
    value: 5,
    unit: 'epochs',
    source: `${stakeProgram}/lib.rs`,
    verified,
  },
  'staking.inflationInitial': {text: '8%', value: 0.08, unit: 'per year', source: inflation, verified},
  'staking.inflationTerminal': {text: '1.5%', value: 0.015, unit: 'per year', source: inflation, verified},
  'staking.inflationTaper': {text: '15%', value: 0.15, unit: 'per year', source: inflation, verified},
  /** SIMD-0550; its state on mainnet was not confirmed. */
  'staking.inflationTaperProposed': {
    text: '30%',
    value: 0.3,
    unit: 'per year',
    source: `${agave}/feature-set/src/lib.rs`,
    verified,
  },
  /** From a third party: no page of the company was available. */
  'staking.reportedCommission': {
    text: '0%',
    value: 0,
    unit: '% of rewards',
    source: 'https://github.com/api-evangelist/syndica-io',
    verified,
  },
} satisfies Facts;
