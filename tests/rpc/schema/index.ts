/** Validates JSON against the reference in src/data. Pure: no server, no clock, no files. */
export type {CheckOptions} from '../../../src/lib/rpc-check/check-value';
export {validateChainstream} from './chainstream';
export {methodShape, validateNotification, validateParams, validateResult} from './rpc';
