import {capitalized} from '../../lib/text/capitalized';

/** `JSON_RPC_SERVER_ERROR_NODE_UNHEALTHY` and `ParseError` as a title: `Node unhealthy`, `Parse error`. */
export function errorTitle(constant: string): string {
  const words = constant
    .replace(/^JSON_RPC_(?:SERVER_ERROR_)?/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('_', ' ');
  return capitalized(words);
}

/** The last part of a `@solana/kit` constant as a title: the full name would not fit into a table. */
export function kitErrorTitle(constant: string): string {
  return errorTitle(constant.split('__').at(-1) ?? constant);
}
