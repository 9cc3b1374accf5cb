/**
 * Errors of the Stake program. The staking page lists those that its readers encounter; the decoder uses all.
 *
 * Numbers and names are those of `StakeError` in the source; the meanings are written in our own words.
 */
import type {CustomProgramError} from './solana-errors';

export const stakeErrorsSource = {
  url: 'https://github.com/solana-program/stake/blob/01a69166cfee5171a4584443067ebfa8f2637802/interface/src/error.rs',
  verified: '2026-11-23',
} as const;

const named: readonly Omit<CustomProgramError, 'code'>[] = [
  {name: 'NoCreditsToRedeem', meaning: 'The stake has no rewards to pay out.'},
  {
    name: 'LockupInForce',
    meaning: 'The account has a lockup that has not ended.',
    action: 'Wait until it ends, or have its custodian sign.',
  },
  {
    name: 'AlreadyDeactivated',
    meaning: 'The stake has already been deactivated.',
    action: 'Wait for the epoch boundary.',
  },
  {
    name: 'TooSoonToRedelegate',
    meaning: 'The stake is still active, or on its way out, so it can’t be delegated again yet.',
    action: 'Deactivate it, wait until it is inactive, then delegate.',
  },
  {name: 'InsufficientStake', meaning: 'The split asks for more than is staked.'},
  {
    name: 'MergeTransientStake',
    meaning: 'One of the two accounts is activating or deactivating, so they can’t be merged.',
    action: 'Wait for the epoch boundary, then compare their states.',
  },
  {
    name: 'MergeMismatch',
    meaning: 'The two accounts differ in authorities, lockup, or state, so they can’t be merged.',
    action: 'Compare their authorities and states.',
  },
  {name: 'CustodianMissing', meaning: 'The account has a lockup, and the instruction doesn’t name its custodian.'},
  {name: 'CustodianSignatureMissing', meaning: 'The account has a lockup, and its custodian didn’t sign.'},
  {
    name: 'InsufficientReferenceVotes',
    meaning: 'The vote account that the delinquent one is compared with hasn’t voted enough.',
  },
  {name: 'VoteAddressMismatch', meaning: 'The stake is delegated to a different vote account than the one named.'},
  {
    name: 'MinimumDelinquentEpochsForDeactivationNotMet',
    meaning: 'The validator hasn’t been delinquent for long enough: only the stake authority can deactivate the stake.',
  },
  {
    name: 'InsufficientDelegation',
    meaning: 'Less than the [minimum](/platform/staking#minimum) would be delegated, if only on one side of a split.',
    action: 'Stake more, or split differently.',
  },
  {name: 'RedelegateTransientOrInactiveStake', meaning: 'Only stake that is fully active can be redelegated.'},
  {name: 'RedelegateToSameVoteAccount', meaning: 'The stake is already delegated to this vote account.'},
  {
    name: 'RedelegatedStakeMustFullyActivateBeforeDeactivationIsPermitted',
    meaning: 'Redelegated stake has to become fully active before it can be deactivated.',
  },
  {
    name: 'EpochRewardsActive',
    meaning: 'The network is paying rewards, and stake can’t change meanwhile.',
    retry: 'same',
    action: 'Retry a little later.',
  },
];

export const stakeErrors: readonly CustomProgramError[] = named.map((error, code) => ({
  code,
  ...error,
}));
