/** Validates JSON against the reference in src/data. Pure: no server, no clock, no files. */
export {validateChainstream} from './chainstream';
export {methodShape, validateNotification, validateParams, validateResult} from './rpc';
