import type {Block} from '../block';
import {affinityModesTable, automaticAffinityTable} from './affinity';
import {anchorColumnTypesTable} from './anchor-column-types';
import {
  chainstreamCostsTable,
  chainstreamEndpointsTable,
  chainstreamExamplesTable,
  chainstreamMethodsTable,
  chainstreamObjectsTable,
  chainstreamOldNamesTable,
  chainstreamParametersTable,
  chainstreamPayloadTable,
} from './chainstream';
import {deflateClientsTable, deflateMemoryTable, deflateParametersTable} from './deflate-clients';
import {dyndexerCliCommands, dyndexerCliEnvironment, dyndexerCliExitCodes, dyndexerCliOptions} from './dyndexer-cli';
import {dyndexerOperation, dyndexerOperations, dyndexerPreview, dyndexerSchema} from './dyndexer-operation';
import {edgeRegionsTable, otherEndpointsTable, rpcEndpointsTable} from './endpoints';
import {
  errorCodesTable,
  httpStatusesTable,
  jsonRpcErrorSections,
  nodeHttpStatusesTable,
  providerErrorSections,
  retryAdviceTable,
  solanaErrorSections,
  transactionErrorsTable,
} from './errors';
import {glossarySections, glossaryTopicsTable} from './glossary';
import {logEntryTable, logFiltersTable, logMeasuresTable} from './log-filters';
import {plansTable, seatCostsTable, seatsTable} from './plans';
import {anchorRangesTable, customProgramErrorsTable, instructionErrorsTable} from './program-errors';
import {
  callLimitsTable,
  httpRateLimitsTable,
  publicEndpointLimitsTable,
  subscriptionLimitsTable,
  webSocketLimitsTable,
} from './rate-limits';
import {rpcClientsTable} from './rpc-clients';
import {commitmentLevelsTable, removedMethodsTable} from './rpc-methods';
import {rpcReference} from './rpc-reference';

/** Every block a page can show with `<DataBlock id="…" />`. */
export const blocks: Readonly<Record<string, Block>> = {
  'rpc-endpoints': rpcEndpointsTable,
  'other-endpoints': otherEndpointsTable,
  'edge-regions': edgeRegionsTable,
  'rpc-clients': rpcClientsTable,
  plans: plansTable,
  seats: seatsTable,
  'seat-costs': seatCostsTable,
  'log-entry': logEntryTable,
  'log-filters': logFiltersTable,
  'log-measures': logMeasuresTable,
  'http-rate-limits': httpRateLimitsTable,
  'websocket-limits': webSocketLimitsTable,
  'subscription-limits': subscriptionLimitsTable,
  'call-limits': callLimitsTable,
  'public-endpoint-limits': publicEndpointLimitsTable,
  'error-codes': errorCodesTable,
  'provider-errors': providerErrorSections,
  'json-rpc-errors': jsonRpcErrorSections,
  'solana-errors': solanaErrorSections,
  'transaction-errors': transactionErrorsTable,
  'instruction-errors': instructionErrorsTable,
  'custom-program-errors': customProgramErrorsTable,
  'anchor-error-ranges': anchorRangesTable,
  'retry-advice': retryAdviceTable,
  'http-statuses': httpStatusesTable,
  'node-http-statuses': nodeHttpStatusesTable,
  glossary: glossarySections,
  'glossary-topics': glossaryTopicsTable,
  'chainstream-endpoints': chainstreamEndpointsTable,
  'chainstream-methods': chainstreamMethodsTable,
  'chainstream-parameters': chainstreamParametersTable,
  'chainstream-payload': chainstreamPayloadTable,
  'chainstream-objects': chainstreamObjectsTable,
  'chainstream-costs': chainstreamCostsTable,
  'chainstream-old-names': chainstreamOldNamesTable,
  'chainstream-examples': chainstreamExamplesTable,
  'rpc-reference': rpcReference,
  'removed-methods': removedMethodsTable,
  'commitment-levels': commitmentLevelsTable,
  'affinity-modes': affinityModesTable,
  'automatic-affinity': automaticAffinityTable,
  'deflate-clients': deflateClientsTable,
  'deflate-parameters': deflateParametersTable,
  'deflate-memory': deflateMemoryTable,
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
