import type {Retry} from './solana-errors';

/** Answers to the question whether a retry can help. */
export const retryLabels: Readonly<Record<Retry, string>> = {
  same: 'Yes, after a wait',
  'other-node': 'On another node, or later',
  'new-blockhash': 'With a new blockhash',
  'after-fix': 'After a fix',
  no: 'No',
};
