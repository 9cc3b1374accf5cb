import {expect, test} from 'vitest';
import {checkText} from './check-text';

const account = '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8';
const request = (method: string, params: unknown) => JSON.stringify({jsonrpc: '2.0', id: 420, method, params});
const advice = (text: string) => checkText(text).findings.map(({path, instead}) => `${path}: ${instead}`);
const chainstream = 'wss://solana-mainnet.chainstream.syndica.io/api-key/YOUR_API_KEY';

const filter = {vote: false, failed: false, accountInclude: [account], accountExclude: [], accountRequired: [account]};
const settings = {commitment: 'confirmed', encoding: 'jsonParsed', maxSupportedTransactionVersion: 0};
const converted =
  'Write "params": {"network": "solana-mainnet", "filter": {"commitment": "confirmed", "excludeVotes": true, ' +
  '"accountKeys": {"oneOf": […], "all": […]}}}, with your accounts in place of …. ChainStream doesn’t filter by failed:';

test('the stream of another provider is written as one of ChainStream', () => {
  const [error, host, plan] = checkText(request('transactionSubscribe', [filter, settings])).findings;
  expect(error?.instead).toContain(`Call transactionsSubscribe on ChainStream. ${converted}`);
  expect(error?.more?.to).toBe('/platform/chainstream-api#transactions-parameters');
  expect(host?.instead).toBe(`Connect to ${chainstream}.`);
  expect(plan?.what).toBe('ChainStream is not available on Standard Mode.');
});

test('with the right name, parameters by position are converted, too', () => {
  expect(advice(request('transactionsSubscribe', [filter, settings])).join('\n')).toContain(converted);
});

test('other parameters by position have the general advice', () => {
  expect(advice(request('transactionsSubscribe', [{encoding: 'base64'}])).join('\n')).toContain(
    'ChainStream takes parameters by name',
  );
});

test('variables are left out of the converted parameters', () => {
  const code = `ws.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'transactionSubscribe',
    params: [{vote: false, accountInclude: [raydium]}, {commitment: level}]}))`;
  expect(advice(code).join('\n')).toContain(
    '{"network": "solana-mainnet", "filter": {"excludeVotes": true, "accountKeys": {"oneOf": […]}}}',
  );
});

test('to end such a stream has the name of ChainStream', () => {
  expect(advice(request('transactionUnsubscribe', [5]))).toEqual([
    'method: Call transactionsUnsubscribe on ChainStream.',
  ]);
});

test.each([
  ['accountInclude', 'Write "oneOf", in filter.accountKeys.'],
  ['account_required', 'Write "all", in filter.accountKeys.'],
  ['accountExclude', 'Write "exclude", in filter.accountKeys.'],
  ['vote', 'write "excludeVotes": true in filter'],
  ['failed', 'check meta.err'],
  ['signature', 'call signatureSubscribe'],
  ['from_slot', 'documents no replay'],
])('advice to remove the filter %s would open the stream to everything', (name, words) => {
  for (const fields of [{[name]: []}, {filter: {[name]: []}}, {filter: {accountKeys: {[name]: []}}}]) {
    const [found = '', ...notes] = advice(request('transactionsSubscribe', {network: 'solana-mainnet', ...fields}));
    expect(found).toContain(words);
    expect([found, ...notes].join('\n')).not.toContain('Remove it');
  }
});

test('any other field of a filter is removed with care', () => {
  const found = (fields: object) => advice(request('transactionsSubscribe', {network: 'solana-mainnet', ...fields}))[0];
  expect(found({filter: {programOwner: account}})).toContain(
    'Remove it, unless it is a filter: without one, more is sent.',
  );
  expect(found({programOwner: account})).toContain('Remove it. Known fields');
});

test.each([
  [`wss://atlas-mainnet.helius-rpc.com/?api-key=x`, `For a stream of transactions, use ChainStream: ${chainstream}.`],
  [
    `wscat -c wss://devnet.helius-rpc.com -x '${request('transactionSubscribe', [filter])}'`,
    'write wss://solana-devnet.chainstream.syndica.io/api-key/YOUR_API_KEY.',
  ],
  [
    `wscat -c wss://solana-mainnet.api.syndica.io/api-key/$K -x '${request('transactionSubscribe', [filter])}'`,
    `Connect to ${chainstream}.`,
  ],
  [`wscat -c $WS -x '${request('slotsSubscribe', {network: 'solana-mainnet'})}'`, 'Write "slotUpdatesSubscribe".'],
])('the host is one that serves the stream: %s', (text, words) => expect(advice(text).join('\n')).toContain(words));

test('an HTTP address has no advice about streams', () => {
  expect(advice('https://mainnet.helius-rpc.com/').join()).not.toContain('ChainStream');
});
