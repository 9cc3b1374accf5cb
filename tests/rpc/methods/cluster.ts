import {apiVersion, configOf, readContext, type Methods} from './method';

/** The mock's only validator, with the keys from the examples in the reference. */
const validator = {
  votePubkey: 'CTFxvVHbktnEYH8Mw7Y49kuXTNaSUs3dxjFc3M5mjLFx',
  nodePubkey: 'BkAcLZozXxx8ephESgUWJMyTtHj8GjvkCtoGqbjfzUz7',
  activatedStake: 42_123_456_789_012,
  commission: 5,
  inflationRewardsCommissionBps: 500,
  epochVoteAccount: true,
  epochCredits: [
    [1032, 880_112_233, 873_330_021],
    [1033, 886_900_110, 880_112_233],
  ],
};

/** Lamports: 1 SOL, the minimum since version 5 of the stake program. */
const minimumDelegation = 1_000_000_000;

export const clusterMethods: Methods = {
  getHealth: () => 'ok',

  getVersion: () => ({'solana-core': apiVersion, 'feature-set': 2_837_461_905}),

  /** The hash of mainnet-beta, whichever network is called. */
  getGenesisHash: () => '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',

  getIdentity: () => ({identity: validator.nodePubkey}),

  getSlotLeader([given], node) {
    readContext(node, configOf(given));
    return validator.nodePubkey;
  },

  getStakeMinimumDelegation([given], node) {
    return {context: readContext(node, configOf(given)).context, value: minimumDelegation};
  },

  getVoteAccounts([given], {cluster}) {
    const {votePubkey, commitment = 'finalized'} = configOf(given);
    const current = {
      ...validator,
      lastVote: cluster.blockAt(commitment).slot - 1,
      rootSlot: cluster.blockAt('finalized').slot,
    };
    const asked = votePubkey === undefined || votePubkey === null || votePubkey === validator.votePubkey;
    return {current: asked ? [current] : [], delinquent: []};
  },
};
