import type {Block} from '../block';
import {affinityModesTable} from './affinity';
import {anchorColumnTypesTable} from './anchor-column-types';
import {
  chainstreamEndpointsTable,
  chainstreamMethodsTable,
  chainstreamParametersTable,
  chainstreamPayloadTable,
} from './chainstream';
import {deflateClientsTable} from './deflate-clients';
import {dyndexerCliCommands, dyndexerCliEnvironment, dyndexerCliExitCodes, dyndexerCliOptions} from './dyndexer-cli';
import {dyndexerOperation, dyndexerOperations, dyndexerPreview, dyndexerSchema} from './dyndexer-operation';
import {edgeRegionsTable, rpcEndpointsTable} from './endpoints';
import {
  httpStatusesTable,
  jsonRpcErrorSections,
  nodeHttpStatusesTable,
  providerErrorSections,
  retryAdviceTable,
  solanaErrorSections,
  transactionErrorsTable,
} from './errors';
import {glossarySections} from './glossary';
import {logFiltersTable} from './log-filters';
import {plansTable, seatCostsTable, seatsTable} from './plans';
import {httpRateLimitsTable, subscriptionLimitsTable, webSocketLimitsTable} from './rate-limits';
import {commitmentLevelsTable, rpcMethodsTables} from './rpc-methods';

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
  'provider-errors': providerErrorSections,
  'json-rpc-errors': jsonRpcErrorSections,
  'solana-errors': solanaErrorSections,
  'transaction-errors': transactionErrorsTable,
  'retry-advice': retryAdviceTable,
  'http-statuses': httpStatusesTable,
  'node-http-statuses': nodeHttpStatusesTable,
  glossary: glossarySections,
  'chainstream-endpoints': chainstreamEndpointsTable,
  'chainstream-methods': chainstreamMethodsTable,
  'chainstream-parameters': chainstreamParametersTable,
  'chainstream-payload': chainstreamPayloadTable,
  'rpc-methods': rpcMethodsTables,
  'commitment-levels': commitmentLevelsTable,
  'affinity-modes': affinityModesTable,
  'deflate-clients': deflateClientsTable,
  'dyndexer-preview': dyndexerPreview,
  'dyndexer-operations': dyndexerOperations,
  'dyndexer-operation': dyndexerOperation,
  'dyndexer-schema': dyndexerSchema,
  'dyndexer-cli-commands': dyndexerCliCommands,
  'dyndexer-cli-options': dyndexerCliOptions,
  'dyndexer-cli-exit-codes': dyndexerCliExitCodes,
  'dyndexer-cli-environment': dyndexerCliEnvironment,
  'anchor-column-types': anchorColumnTypesTable,
};
