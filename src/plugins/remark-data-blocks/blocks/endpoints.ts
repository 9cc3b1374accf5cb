import {edgeRegions, otherEndpoints, rpcNetworks, rpcUrl} from '../../../data/endpoints';
import {code, table} from '../../lib/mdast';
import type {Block} from '../block';

export const rpcEndpointsTable: Block = () => [
  table(
    ['Network', 'Transport', 'Endpoint'],
    rpcNetworks.flatMap((network) => [
      [network.cluster, 'HTTP', code(rpcUrl(network, 'http'))],
      [network.cluster, 'WebSocket', code(rpcUrl(network, 'websocket'))],
    ]),
  ),
];

export const otherEndpointsTable: Block = () => [
  table(
    ['Address', 'Transport', 'Status', 'Remark'],
    otherEndpoints.map((endpoint) => [
      endpoint.address,
      endpoint.transport,
      endpoint.isSuperseded ? 'Superseded' : 'In use',
      endpoint.remark,
    ]),
  ),
];

export const edgeRegionsTable: Block = () => [
  table(
    ['Region', 'Location'],
    edgeRegions.map(({region, location}) => [code(region), location]),
  ),
];
