import {judge} from '../judged-query';
import {
  apiKeys,
  billing,
  chainstream,
  cli,
  dyndexer,
  errorCodes,
  faq,
  gettingStarted,
  glossary,
  logs,
  methods,
  rateLimits,
  sendTransaction,
  staking,
} from './pages';

/** Navigational queries: the reader knows which page to open. */
export const navigation = judge('navigation', [
  ['billing', [billing]],
  ['faq', [faq]],
  ['cli reference', [cli], [`${cli}#commands`]],
  ['glossary', [glossary], [`${glossary}#terms`]],
  ['rate limits', [rateLimits], [`${rateLimits}#http-limits`, `${apiKeys}#custom-rate-limits`]],
  ['api keys', [apiKeys], [`${apiKeys}#create-a-key`, `${glossary}#term-api-key`]],
  ['getting started', [gettingStarted]],
  ['staking', [staking]],
  ['error codes', [errorCodes], [`${faq}#error-codes`]],
  ['logs', [logs]],
  ['chainstream api', [chainstream], [`${glossary}#term-chainstream`]],
  ['dyndexer', [dyndexer], [cli]],
  ['send a transaction', [sendTransaction]],
  ['rpc methods', [methods], [`${methods}#http-methods`]],
]);
