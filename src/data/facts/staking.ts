import type {Facts} from '../../lib/fact';

const stakeProgram =
  'https://github.com/solana-program/stake/blob/4459fcf0aad7051406d2ec55c51ddea85335f9bc/interface/src';
const verified = '2026-11-21';

/** Rules of Solana's stake program: nothing here is particular to one validator. */
export const stakingFacts = {
  /** Share of the cluster's effective stake; the same limit holds for stake that deactivates. */
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
} satisfies Facts;
