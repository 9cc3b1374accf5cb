import type {Block} from '../block';
import {affinityModesTable, automaticAffinityTable} from './affinity';
import {anchorColumnTypesTable} from './anchor-column-types';
import {anchorRangesTable} from './anchor-ranges';
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
import {connectionFailuresTable} from './connection-failures';
import {deflateClientsTable, deflateMemoryTable, deflateParametersTable} from './deflate-clients';
import {dyndexerChangelog} from './dyndexer-changelog';
import {
  dyndexerCliCommand,
  dyndexerCliCommands,
  dyndexerCliCompletion,
  dyndexerCliConfig,
  dyndexerCliEnvironment,
  dyndexerCliExitCodes,
  dyndexerCliOptions,
  dyndexerCliSettings,
} from './dyndexer-cli';
import {dyndexerCliInstall, dyndexerEditorSettings, dyndexerWriterCheck} from './dyndexer-files';
import {dyndexerOperation, dyndexerOperations, dyndexerPreview, dyndexerSchema} from './dyndexer-operation';
import {dyndexerSamples} from './dyndexer-samples';
import {edgeRegionsTable, otherEndpointsTable, rpcEndpointsTable} from './endpoints';
import {
  anchorErrorsTable,
  clientErrorsTable,
  closeCodesTable,
  customProgramErrorsTable,
  errorCodesTable,
  instructionErrorsTable,
  transactionErrorsTable,
} from './error-tables';
import {
  httpStatusesTable,
  jsonRpcErrorSections,
  nodeHttpStatusesTable,
  otherHttpStatusesTable,
  providerErrorSections,
  retryAdviceTable,
  solanaErrorSections,
} from './errors';
import {glossarySections, glossaryTopicsTable} from './glossary';
import {logEntryTable, logFiltersTable, logMeasuresTable} from './log-filters';
import {notificationFieldsTable, providerUrlsTable, streamReplacementsTable} from './other-providers';
import {plansTable, seatCostsTable, seatsTable} from './plans';
import {
  callLimitsTable,
  httpRateLimitsTable,
  publicEndpointLimitsTable,
  subscriptionLimitsTable,
  webSocketLimitsTable,
} from './rate-limits';
import {rpcClientHeadersTable, rpcClientsTable} from './rpc-clients';
import {commitmentLevelsTable, removedMethodsTable} from './rpc-methods';
import {rpcReference} from './rpc-reference';
import {solanaChangesTable} from './solana-changes';

/** Every block a page can show with `<DataBlock id="…" />`. */
export const blocks: Readonly<Record<string, Block>> = {
  'rpc-endpoints': rpcEndpointsTable,
  'other-endpoints': otherEndpointsTable,
  'edge-regions': edgeRegionsTable,
  'rpc-client-headers': rpcClientHeadersTable,
  'rpc-clients': rpcClientsTable,
  'provider-urls': providerUrlsTable,
  'stream-replacements': streamReplacementsTable,
  'notification-fields': notificationFieldsTable,
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
  'connection-failures': connectionFailuresTable,
  'other-http-statuses': otherHttpStatusesTable,
  'client-errors': clientErrorsTable,
  'error-codes': errorCodesTable,
  'websocket-close-codes': closeCodesTable,
  'provider-errors': providerErrorSections,
  'json-rpc-errors': jsonRpcErrorSections,
  'solana-errors': solanaErrorSections,
  'transaction-errors': transactionErrorsTable,
  'instruction-errors': instructionErrorsTable,
  'custom-program-errors': customProgramErrorsTable,
  'anchor-errors': anchorErrorsTable,
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
  'solana-changes': solanaChangesTable,
  'affinity-modes': affinityModesTable,
  'automatic-affinity': automaticAffinityTable,
  'deflate-clients': deflateClientsTable,
  'deflate-parameters': deflateParametersTable,
  'deflate-memory': deflateMemoryTable,
  'dyndexer-preview': dyndexerPreview,
  'dyndexer-operations': dyndexerOperations,
  'dyndexer-operation': dyndexerOperation,
  'dyndexer-schema': dyndexerSchema,
  'dyndexer-samples': dyndexerSamples,
  'dyndexer-changelog': dyndexerChangelog,
  'dyndexer-cli-commands': dyndexerCliCommands,
  'dyndexer-cli-command': dyndexerCliCommand,
  'dyndexer-cli-options': dyndexerCliOptions,
  'dyndexer-cli-exit-codes': dyndexerCliExitCodes,
  'dyndexer-cli-environment': dyndexerCliEnvironment,
  'dyndexer-cli-completion': dyndexerCliCompletion,
  'dyndexer-cli-config': dyndexerCliConfig,
  'dyndexer-cli-settings': dyndexerCliSettings,
  'dyndexer-cli-install': dyndexerCliInstall,
  'dyndexer-editor-settings': dyndexerEditorSettings,
  'dyndexer-writer-check': dyndexerWriterCheck,
  'anchor-column-types': anchorColumnTypesTable,
};
