import {rpcClients} from '../../../data/rpc-clients';
import {code, table} from '../../lib/mdast';
import type {Block} from '../block';

export const rpcClientsTable: Block = () => [
  table(
    ['Library', 'Language', 'Give it the endpoint', 'Remark'],
    rpcClients.map(({name, language, isCommunity, takesEndpoint, remark, source}) => [
      `[${name}](${source})`,
      language,
      code(takesEndpoint),
      `${isCommunity ? 'From the community. ' : ''}${remark}`,
    ]),
  ),
];
