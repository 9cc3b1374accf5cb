import type {Transport} from '../transport';
import type {JsonValue} from '../literals/json-value';

/** What a request says, in whatever language it is written. */
export interface RpcRequest {
  readonly transport: Transport;
  readonly method: string;
  readonly params: readonly JsonValue[];
  /** Ends in the placeholder of the key. */
  readonly url: string;
  readonly key: {
    readonly placeholder: string;
    /** Environment variable that a copy of the code reads the key from. */
    readonly variable: string;
  };
}

/** A request as a whole program, or as a command. */
export interface RequestCode {
  /** As pages show it: with the placeholder of the key. */
  readonly code: string;
  /** What stands where the key does, once in the code, and what a copy has instead. */
  readonly slot: {readonly shown: string; readonly read: string};
}

export type WriteRequest = (request: RpcRequest) => RequestCode;

/** The body of the request; a method without parameters is called without `params`. */
export function bodyOf({method, params}: RpcRequest): Readonly<Record<string, JsonValue>> {
  return {jsonrpc: '2.0', id: 1, method, ...(params.length > 0 && {params})};
}
