import {rpcErrorId} from '../../../data/errors/error-anchors';
import {errorCodesPage} from '../../../data/pages';
import {planOf} from '../../../data/plans';
import {httpRateLimits, publicEndpointLimits, subscriptionLimits, webSocketLimits} from '../../../data/rate-limits';
import {callLimits} from '../../../data/rpc/call-limits';
import {grouped} from '../../../lib/amounts/grouped';
import {code, table} from '../../lib/mdast';
import type {Block} from '../block';

const standardPlan = planOf('standard').name;
const scalePlan = planOf('scale').name;

const methodCell = (method: string | null) => (method === null ? 'Any other method' : code(method));

export const httpRateLimitsTable: Block = () => [
  table(
    ['Method', standardPlan, scalePlan],
    httpRateLimits.map(({method, standard, scale}) => [methodCell(method), standard, scale]),
  ),
];

export const webSocketLimitsTable: Block = () => [
  table(
    ['Limit', standardPlan, scalePlan],
    Object.values(webSocketLimits).map(({label, standard, scale}) => [label, standard, scale]),
  ),
];

export const subscriptionLimitsTable: Block = () => [
  table(
    [
      'Subscription',
      `Mainnet, ${standardPlan}`,
      `Mainnet, ${scalePlan}`,
      `Devnet, ${standardPlan}`,
      `Devnet, ${scalePlan}`,
    ],
    subscriptionLimits.map(({method, mainnet, devnet}) => [
      methodCell(method),
      mainnet.standard,
      mainnet.scale,
      devnet.standard,
      devnet.scale,
    ]),
  ),
];

export const callLimitsTable: Block = () => [
  table(
    ['Method', 'Maximum per call', 'Above it'],
    callLimits.map(({method, max, of, error}) => [
      code(method),
      `${grouped(max)} ${of}`,
      error === null ? 'The rest is left out' : `[Error ${error}](${errorCodesPage}#${rpcErrorId(error)})`,
    ]),
  ),
];

export const publicEndpointLimitsTable: Block = () => [
  table(
    ['Limit per IP address', 'Maximum'],
    publicEndpointLimits.limits.map(({limit, max}) => [limit, max]),
  ),
];
