import {describe, expect, it} from 'vitest';
import {rpcMethods} from '../../data/rpc/methods';
import {addressQuery, addressWords} from './address-words';
import {nearestPages} from './nearest-pages';

const pages = [
  {path: '/', title: 'Welcome to Syndica'},
  {path: '/platform/concepts/api-keys', title: 'API keys'},
  {path: '/platform/concepts/logs', title: 'Logs and analytics'},
  {path: '/platform/introduction/getting-started', title: 'Getting started'},
  {path: '/platform/manage/account', title: 'Account'},
  {path: '/platform/resources/rate-limits', title: 'Rate limits'},
  {path: '/platform/resources/rpc-error-codes', title: 'RPC error codes'},
  {path: '/platform/solana-rpc/send-transaction', title: 'Send a transaction'},
  {path: '/platform/solana-rpc/solana-documentation', title: 'Solana RPC methods'},
  ...rpcMethods.map(({name}) => ({
    path: `/platform/solana-rpc/solana-documentation#${name}`,
    title: name,
  })),
  {path: '/platform/staking', title: 'Staking'},
  {path: '/dyndexer/overview', title: 'dyndexer overview'},
  {path: '/dyndexer/api/CreateIndexer', title: 'CreateIndexer'},
  {path: '/dyndexer/api/ListIndexers', title: 'ListIndexers'},
];

const nearest = (path: string) => nearestPages(path, pages, 3).map((page) => page.path);

describe('nearestPages', () => {
  it.each([
    ['a page that has moved', '/rate-limits', '/platform/resources/rate-limits'],
    ['another separator', '/docs/Rate_Limits.html', '/platform/resources/rate-limits'],
    ['a typo', '/platform/resources/rate-limts', '/platform/resources/rate-limits'],
    ['an extra letter', '/platform/stakking', '/platform/staking'],
    ['the singular', '/platform/concepts/api-key', '/platform/concepts/api-keys'],
    ['another inflection', '/platform/sending-transactions', '/platform/solana-rpc/send-transaction'],
    ['words of the title', '/logs-analytics', '/platform/concepts/logs'],
    ['another case', '/dyndexer/api/createIndexer', '/dyndexer/api/CreateIndexer'],
    ['a method', '/docs/rpc/http/getbalance', '/platform/solana-rpc/solana-documentation#getBalance'],
    ['a method with a typo', '/getAcountInfo', '/platform/solana-rpc/solana-documentation#getAccountInfo'],
    [
      'a method, not a short title like one of its words',
      '/docs/get-program-accounts',
      '/platform/solana-rpc/solana-documentation#getProgramAccounts',
    ],
    ['a title in one word', '/docs/ratelimits', '/platform/resources/rate-limits'],
    ['a path below a page', '/platform/staking/rewards', '/platform/staking'],
  ])('finds %s', (_what, path, expected) => {
    expect(nearest(path)[0]).toBe(expected);
  });

  it.each(['/', '/nope', '/wp-login.php', '/platform', '/%E0%A4%A', '/a/b/c'])('finds nothing for %s', (path) => {
    expect(nearest(path)).toEqual([]);
  });

  it.each(rpcMethods.map(({name}) => name))('finds %s by a lowercase URL, as on other sites', (name) => {
    expect(nearest(`/docs/rpc/http/${name.toLowerCase()}`)[0]).toBe(
      `/platform/solana-rpc/solana-documentation#${name}`,
    );
  });

  it.each([
    ['getacountinfo', 'getAccountInfo'],
    ['/docs/sendtransacton.html', 'sendTransaction'],
    ['/rpc/getSlotLeder', 'getSlotLeader'],
    ['/rpc/gettokenacountsbyowner', 'getTokenAccountsByOwner'],
  ])('finds the misspelled method of %s', (path, name) => {
    expect(nearest(path)[0]).toBe(`/platform/solana-rpc/solana-documentation#${name}`);
  });

  it.each(['/platform/solana-rpc', '/platform/solana-rpc/'])('finds the pages of the section %s', (path) => {
    expect(nearest(path)).toEqual([
      '/platform/solana-rpc/send-transaction',
      '/platform/solana-rpc/solana-documentation',
    ]);
  });

  it('does not treat a longer word as a typo', () => {
    expect(nearest('/platform/rate')).not.toContain('/dyndexer/api/CreateIndexer');
  });

  it('returns no more than the given number', () => {
    expect(nearestPages('/dyndexer/api/indexer', pages, 1)).toHaveLength(1);
  });
});

describe('addressWords', () => {
  it.each([
    ['/platform/rate-limits', ['platform', 'rate', 'limits']],
    ['/docs/getAccountInfo.html', ['getaccountinfo', 'get', 'account', 'info']],
    ['/caf%C3%A9%20prices', ['cafe', 'prices']],
    ['/%E0%A4%A', ['e0', 'a4']],
    ['/', []],
  ])('reads %s', (path, words) => {
    expect(addressWords(path)).toEqual(words);
  });
});

describe('addressQuery', () => {
  it.each([
    ['/platform/resources/rate-limts', 'rate limts'],
    ['/platform/solana-rpc/getBalance.html', 'getBalance'],
    ['/platform/staking/', 'staking'],
    ['/%E0%A4%A', 'E0 A4'],
    ['/', ''],
  ])('of %s is %s', (path, query) => {
    expect(addressQuery(path)).toBe(query);
  });
});
