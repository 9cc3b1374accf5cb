/** The components that the `rpc-reference` data block inserts into a page. */
export {RpcCategory} from './RpcCategory';
export {RpcMethod} from './RpcMethod';
export {RpcReference} from './RpcReference';
