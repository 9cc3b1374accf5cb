import {rpcClients} from '../../../data/rpc-clients';
import {address, inline, table, type Inline} from '../../lib/mdast';
import type {Block} from '../block';

export const rpcClientsTable: Block = () => [
  table(
    ['Library', 'How to set the endpoint'],
    rpcClients.map(({name, language, isCommunity, takesEndpoint, subscribesWith, remark, source}) => [
      `[${name}](${source}), ${language}`,
      // Two columns, as a phone has no room for a third.
      breakable(
        [
          `\`${takesEndpoint}\`${subscribesWith ? `, and for subscriptions \`${subscribesWith}\`` : ''}.`,
          isCommunity && 'Community-maintained.',
          remark,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ]),
  ),
];

/** Lets the code in a line of Markdown break like an address: a long name would otherwise widen the table. */
function breakable(markdown: string): Inline {
  return inline(markdown).flatMap((node) => (node.type === 'inlineCode' ? address(node.value) : [node]));
}

export const rpcClientHeadersTable: Block = () => [
  table(
    ['Library', 'How to set headers'],
    rpcClients.flatMap(({name, takesHeaders}) => (takesHeaders === undefined ? [] : [[name, takesHeaders]])),
  ),
];
