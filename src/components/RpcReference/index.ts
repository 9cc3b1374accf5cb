/** What the `rpc-reference` data block puts into a page. */
export {RpcCategory} from './RpcCategory';
export {RpcMethod} from './RpcMethod';
export {RpcReference} from './RpcReference';
