import type {Facts} from '../../lib/fact';
import {retryLabels} from '../errors/retry-labels';
import {solanaErrors, solanaErrorsSource} from '../errors/solana-errors';

const nodeBehind = solanaErrors.find(({constant}) => constant === 'JSON_RPC_SERVER_ERROR_NODE_UNHEALTHY');
if (nodeBehind === undefined) throw new Error('errors.json has no JSON_RPC_SERVER_ERROR_NODE_UNHEALTHY.');

/** Entries of the error tables, for sentences on other pages. */
export const errorsFacts = {
  /** Whether a retry helps against -32005; in lower case, since it continues a sentence. */
  'errors.nodeBehindRetry': {
    text: retryLabels[nodeBehind.retry].toLowerCase(),
    source:
      'https://github.com/anza-xyz/agave/blob/386cf57c45e135d8a3a8b7d16877eb896f695c64/rpc-client-api/src/custom_error.rs',
    verified: solanaErrorsSource.asOf,
  },
} satisfies Facts;
