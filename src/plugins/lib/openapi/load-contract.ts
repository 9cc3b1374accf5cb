import type {Contract} from './contract';
import {contractFile, readContractText} from './contract-file';
import {Cursor} from './cursor';
import {readChangelog} from './read-changelog';
import {readOperations} from './read-operation';
import {readSchema} from './read-schema';

let contract: Contract | undefined;

/**
 * The contract of the dyndexer pages. Read once: the dev server starts anew when the file changes.
 *
 * @throws {ContractError} with file, line, and reason if the contract is invalid.
 */
export function loadContract(): Contract {
  return (contract ??= readContract(readContractText(), contractFile));
}

/**
 * Reads a contract from YAML (or JSON) text.
 *
 * @param file name for error messages
 * @throws {ContractError}
 */
export function readContract(text: string, file: string): Contract {
  return contractOf(Cursor.parse(text, file), file);
}

/** @throws {ContractError} */
export function contractOf(root: Cursor, file: string): Contract {
  const version = root.get('openapi');
  if (!version.string().startsWith('3.1.')) version.fail(`OpenAPI 3.1 is required, not ${version.string()}.`);
  root.checkReferences();
  const info = root.get('info');
  return {
    file,
    pathsLine: root.get('paths').line(),
    title: info.get('title').string(),
    version: info.get('version').string(),
    serverUrl: root.get('servers').get(0).get('url').string().replace(/\/$/, ''),
    operations: readOperations(root),
    schemas: Object.fromEntries(
      (root.find('components')?.find('schemas')?.entries() ?? []).map(([name, schema]) => [name, readSchema(schema)]),
    ),
    changelog: readChangelog(info),
  };
}
