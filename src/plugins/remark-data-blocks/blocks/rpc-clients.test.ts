import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {rpcClients} from '../../../data/rpc-clients';
import {rpcClientsTable} from './rpc-clients';

test.each([
  ['@solana/kit', 'For subscriptions, use createSolanaRpcSubscriptions(wssUrl).'],
  ['solana-rpc-client', 'For subscriptions, use PubsubClient::new(wssUrl).'],
  ['solana and solders', 'For subscriptions, use connect(wssUrl).'],
  ['solana-go', 'Community-maintained. For subscriptions, use ws.Connect(ctx, wssUrl).'],
])('the row of %s says how to subscribe', (library, expected) => {
  const rows = rpcClientsTable({id: 'rpc-clients'}).flatMap((node) => (node.type === 'table' ? node.children : []));
  const row = rows.find((each) => toString(each).startsWith(library));
  expect(toString(row)).toContain(expected);
});

test('each link leads to a page for readers, not to its Markdown', () => {
  expect(rpcClients.filter(({source}) => source.endsWith('.md'))).toEqual([]);
});
