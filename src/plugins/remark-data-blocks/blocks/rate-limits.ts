import {httpRateLimits, subscriptionLimits, webSocketLimits} from '../../../data/rate-limits';
import {code, table} from '../../../lib/mdast';
import type {Block} from '../block';

const methodCell = (method: string | null) => (method === null ? 'Any other method' : code(method));

export const httpRateLimitsTable: Block = () => [
  table(
    ['Method', 'Standard Mode', 'Scale Mode'],
    httpRateLimits.map(({method, standard, scale}) => [methodCell(method), standard, scale]),
  ),
];

export const webSocketLimitsTable: Block = () => [
  table(
    ['Limit', 'Standard Mode', 'Scale Mode'],
    webSocketLimits.map(({limit, standard, scale}) => [limit, standard, scale]),
  ),
];

export const subscriptionLimitsTable: Block = () => [
  table(
    ['Subscription', 'Mainnet, Standard', 'Mainnet, Scale', 'Devnet, Standard', 'Devnet, Scale'],
    subscriptionLimits.map(({method, mainnet, devnet}) => [
      methodCell(method),
      mainnet.standard,
      mainnet.scale,
      devnet.standard,
      devnet.scale,
    ]),
  ),
];
