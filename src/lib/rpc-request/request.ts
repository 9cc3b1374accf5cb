import type {JsonValue} from '../literals/json-value';
import type {Transport} from '../transport';

/** A request, independent of the language in which it is written. */
export interface RpcRequest {
  readonly transport: Transport;
  readonly method: string;
  readonly params: readonly JsonValue[];
  /** Ends in the key's placeholder. */
  readonly url: string;
  readonly key: {
    readonly placeholder: string;
    /** Environment variable from which copied code reads the key. */
    readonly variable: string;
  };
}

/** A request as a complete program or command. */
export interface RequestCode {
  /** As displayed, with the key's placeholder. */
  readonly code: string;
  /** What is displayed in place of the key, exactly once in the code, and what replaces it in copied code. */
  readonly slot: {readonly shown: string; readonly read: string};
}

export type WriteRequest = (request: RpcRequest) => RequestCode;

/** The request body; without parameters, `params` is omitted. */
export function bodyOf({method, params}: RpcRequest): Readonly<Record<string, JsonValue>> {
  return {jsonrpc: '2.0', id: 1, method, ...(params.length > 0 && {params})};
}
