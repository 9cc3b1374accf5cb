import {parse} from 'yaml';
import {resolveCommands} from '../lib/dyndexer-cli/resolve';
import {readContractText} from '../lib/openapi/contract-file';
import {loadContract} from '../lib/openapi/load-contract';
import {bashCompletion} from './completion/bash';
import {zshCompletion} from './completion/zsh';
import {type SchemaSource, writerSchema} from './writer-schema';

/** Paths of the files, relative to the base URL. */
export const fileNames = {
  writerSchema: 'dyndexer/postgres-writer.schema.json',
  bashCompletion: 'dyndexer/completion/dyndexer.bash',
  zshCompletion: 'dyndexer/completion/_dyndexer',
} as const;

/**
 * Generates the static files from the contract and the command line's data, keyed by name.
 *
 * @param address base URL of the site, with a trailing slash
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
