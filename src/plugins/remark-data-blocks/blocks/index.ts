import type {Block} from '../block';
import {httpRateLimitsTable, subscriptionLimitsTable, webSocketLimitsTable} from './rate-limits';

/** Every block a page can show with `<DataBlock id="…" />`. */
export const blocks: Readonly<Record<string, Block>> = {
  'http-rate-limits': httpRateLimitsTable,
  'websocket-limits': webSocketLimitsTable,
  'subscription-limits': subscriptionLimitsTable,
};
