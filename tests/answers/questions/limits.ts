import {limitsFacts} from '../../../src/data/facts/limits';
import {httpLimitOf, subscriptionLimitOf} from '../../../src/data/rpc/method-limits';
import {ask} from '../question';

export const limits = ask(
  [
    'How many requests per second do I get for getBalance on the free plan?',
    '/platform/resources/rate-limits#http-limits',
    'Any other method',
    String(httpLimitOf('getBalance').standard),
  ],
  [
    'How often per second can I call getTransaction on Scale Mode?',
    '/platform/resources/rate-limits#http-limits',
    'getTransaction',
    limitsFacts['limits.getTransactionScale'].text,
  ],
  [
    'getProgramAccounts always fails for me on the free plan. Is that a bug?',
    '/platform/resources/faq#get-program-accounts',
    'limit is 0',
    'Standard Mode',
    `${limitsFacts['limits.programAccountsScale'].text} requests`,
  ],
  [
    'How many WebSocket connections can I open at the same time?',
    '/platform/resources/rate-limits#websocket-limits',
    'Active connections',
    limitsFacts['limits.connectionsStandard'].text,
    limitsFacts['limits.connectionsScale'].text,
  ],
  [
    'How many accounts can I watch with accountSubscribe?',
    '/platform/resources/rate-limits#subscription-limits',
    'accountSubscribe',
    String(subscriptionLimitOf('accountSubscribe').mainnet.standard),
    String(subscriptionLimitOf('accountSubscribe').mainnet.scale),
  ],
  [
    'Do I get fewer logsSubscribe subscriptions on devnet than on mainnet?',
    '/platform/resources/rate-limits#subscription-limits',
    'logsSubscribe',
    'Devnet',
    String(subscriptionLimitOf('logsSubscribe').devnet.scale),
  ],
  [
    'Do two API keys double my rate limit?',
    '/platform/resources/rate-limits#combine',
    'across all keys of the account',
  ],
  [
    'Each of my keys is under its limit and I still see 429. Why?',
    '/platform/resources/rate-limits#combine-example',
    "together they go over the plan's",
  ],
  [
    'How long should I wait before I retry after a 429?',
    '/platform/resources/rate-limits#handle-a-429',
    'double the wait',
    'Retry-After',
  ],
  [
    'All my workers retry at the same moment and get a 429 again',
    '/platform/resources/rate-limits#see-the-waits',
    'jitter',
    'same instant',
  ],
  [
    'My frontend polls every balance and runs into 429s. What can I do besides retrying?',
    '/platform/resources/rate-limits#send-less',
    'accountSubscribe',
    'getMultipleAccounts',
  ],
  [
    'Does a JSON-RPC batch of 50 calls count as one request or as 50?',
    '/platform/resources/rate-limits#batches',
    'Assume that each call counts',
  ],
  [
    'How can I test whether batches are counted per call?',
    '/platform/resources/rate-limits#count-batches',
    'getSlot',
    'batch of ten',
  ],
  [
    'What is the maximum number of calls in a batch?',
    '/platform/resources/rate-limits#batches',
    '7701',
    'not published',
  ],
  [
    'How many pubkeys fit into one getMultipleAccounts call?',
    '/platform/resources/rate-limits#call-limits',
    'getMultipleAccounts',
    '100 addresses',
  ],
  [
    'What is the highest limit for getSignaturesForAddress?',
    '/platform/resources/rate-limits#call-limits',
    'getSignaturesForAddress',
    '1,000 signatures',
  ],
  [
    'How large a slot range can I ask of getBlocks?',
    '/platform/resources/rate-limits#call-limits',
    'getBlocks',
    '500,000',
  ],
  [
    'Is there a limit on the number of memcmp filters in getProgramAccounts?',
    '/platform/resources/rate-limits#call-limits',
    'getProgramAccounts',
    '4 filters',
  ],
  [
    'A method is refused on the very first call, with a limit error. How can that be?',
    '/platform/resources/rate-limits#over-a-limit',
    'A limit of 0',
  ],
  [
    'What are the rate limits of api.mainnet-beta.solana.com for comparison?',
    '/platform/resources/rate-limits#public-endpoints',
    'by IP address',
    '100 per 10 seconds',
  ],
  [
    'May I burst above the limit for a second or two?',
    '/platform/resources/rate-limits#not-published',
    'bursts',
    'Account Limits',
  ],
  [
    'Which limits apply to Standard Mode Lite?',
    '/platform/resources/rate-limits#limits-by-plan',
    'Standard Mode Lite',
    'Account Limits',
  ],
  [
    'Is there a monthly request quota on top of the rate limits?',
    '/platform/manage/billing#plans-and-prices',
    "isn't published how many requests a month",
  ],
  [
    'What does a plan cost when we make 50 million calls a month?',
    '/platform/manage/billing#plans-and-prices',
    "isn't published",
    '19 per second',
  ],
  [
    'Our app uses the public endpoints of Solana. How do we move it?',
    '/platform/introduction/why-syndica#switch',
    'clusterApiUrl',
    'by IP address',
    'Handle a 429',
  ],

  [
    'Is the rate limit per region or for the whole account?',
    '/platform/resources/rate-limits#not-published',
    'region',
    'one limit for the whole account',
  ],
  [
    'Does the Rust client retry a 429 by itself?',
    '/platform/resources/rate-limits#handle-a-429',
    'solana-rpc-client',
    'five times',
    'Retry-After',
  ],
);
