import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {rpcClients} from '../../../data/rpc-clients';
import {rpcClientsTable} from './rpc-clients';

test.each([
  ['@solana/kit', 'createSolanaRpc(url), and for subscriptions createSolanaRpcSubscriptions(wssUrl).'],
  [
    'solana-rpc-client',
    'RpcClient::new(url), and for subscriptions PubsubClient::new(wssUrl).await. PubsubClient is async, and is in nonblocking::pubsub_client of the crate solana-pubsub-client.',
  ],
  ['Solana CLI', 'solana config set --url URL. Or pass'],
  ['solana and solders', 'and for subscriptions connect(wssUrl). Community-maintained.'],
  ['solana-go', 'ws.Connect(ctx, wssUrl). Community-maintained. Version 1 is github.com/gagliardetto/solana-go,'],
])('the row of %s says how to subscribe', (library, expected) => {
  const rows = rpcClientsTable({id: 'rpc-clients'}).flatMap((node) => (node.type === 'table' ? node.children : []));
  const row = rows.find((each) => toString(each).startsWith(library));
  expect(toString(row)).toContain(expected);
});

test('each link leads to a page for readers, not to its Markdown', () => {
  expect(rpcClients.filter(({source}) => source.endsWith('.md'))).toEqual([]);
});
