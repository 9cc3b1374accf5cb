import {rpcClients} from '../../../data/rpc-clients';
import {table} from '../../lib/mdast';
import type {Block} from '../block';

export const rpcClientsTable: Block = () => [
  table(
    ['Library', 'How to set the endpoint'],
    rpcClients.map(({name, language, isCommunity, takesEndpoint, subscribesWith, remark, source}) => [
      `[${name}](${source}), ${language}`,
      // Two columns, as a phone has no room for a third.
      [
        `\`${takesEndpoint}\`${subscribesWith ? `, and for subscriptions \`${subscribesWith}\`` : ''}.`,
        isCommunity && 'Community-maintained.',
        remark,
      ]
        .filter(Boolean)
        .join(' '),
    ]),
  ),
];

export const rpcClientHeadersTable: Block = () => [
  table(
    ['Library', 'How to set headers'],
    rpcClients.flatMap(({name, takesHeaders}) => (takesHeaders === undefined ? [] : [[name, takesHeaders]])),
  ),
];
