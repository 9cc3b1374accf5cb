import {rpcClients} from '../../../data/rpc-clients';
import {code, table} from '../../lib/mdast';
import type {Block} from '../block';

export const rpcClientsTable: Block = () => [
  table(
    ['Library', 'Language', 'How to set the endpoint', 'Notes'],
    rpcClients.map(({name, language, isCommunity, takesEndpoint, subscribesWith, remark, source}) => [
      `[${name}](${source})`,
      language,
      code(takesEndpoint),
      [
        isCommunity && 'Community-maintained.',
        remark,
        subscribesWith && `For subscriptions, use \`${subscribesWith}\`.`,
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
