import {contractFile} from '../lib/openapi/contract-file';
import {openRpcFile} from '../openrpc/file-name';
import type {ApiFile} from './llms';

/** @param address base URL of the site, with a trailing slash */
export function apiFiles(address: string): readonly ApiFile[] {
  return [
    {
      title: 'OpenRPC document of the Solana RPC methods',
      url: address + openRpcFile,
      description:
        'Every HTTP method and subscription with JSON Schemas of its parameters and result, errors and limits.',
    },
    {
      title: 'OpenAPI document of the dyndexer API',
      url: address + contractFile,
      description: 'Every operation with JSON Schemas of its request and responses (Preview).',
    },
  ];
}
