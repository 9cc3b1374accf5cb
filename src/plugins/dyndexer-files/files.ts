import {parse} from 'yaml';
import {readContractText} from '../openapi/contract-file';
import {loadContract} from '../openapi/load-contract';
import {bashCompletion} from './completion/bash';
import {zshCompletion} from './completion/zsh';
import {resolveCommands} from './resolve-cli';
import type {SchemaSource} from './writer-schema';
import {writerSchema} from './writer-schema';

/** Addresses of the files below the site's own. */
export const fileNames = {
  writerSchema: 'dyndexer/postgres-writer.schema.json',
  bashCompletion: 'dyndexer/completion/dyndexer.bash',
  zshCompletion: 'dyndexer/completion/_dyndexer',
} as const;

/**
 * The static files that come from the contract and the data of the command line, by name.
 *
 * @param address of the site, with a slash at its end
 */
export function makeFiles(address: string): ReadonlyMap<string, string> {
  const contract = loadContract();
  const document = parse(readContractText()) as SchemaSource;
  const source = {
    commands: resolveCommands(contract),
    version: contract.version,
    page: `${address}dyndexer/cli`,
  };
  return new Map([
    [fileNames.writerSchema, `${JSON.stringify(writerSchema(document, address + fileNames.writerSchema), null, 2)}\n`],
    [fileNames.bashCompletion, bashCompletion(source)],
    [fileNames.zshCompletion, zshCompletion(source)],
  ]);
}
