import type {Block} from '../block';
import {edgeRegionsTable, rpcEndpointsTable} from './endpoints';
import {logFiltersTable} from './log-filters';
import {plansTable, seatCostsTable, seatsTable} from './plans';
import {httpRateLimitsTable, subscriptionLimitsTable, webSocketLimitsTable} from './rate-limits';

/** Every block a page can show with `<DataBlock id="…" />`. */
export const blocks: Readonly<Record<string, Block>> = {
  'rpc-endpoints': rpcEndpointsTable,
  'edge-regions': edgeRegionsTable,
  plans: plansTable,
  seats: seatsTable,
  'seat-costs': seatCostsTable,
  'log-filters': logFiltersTable,
  'http-rate-limits': httpRateLimitsTable,
  'websocket-limits': webSocketLimitsTable,
  'subscription-limits': subscriptionLimitsTable,
};
