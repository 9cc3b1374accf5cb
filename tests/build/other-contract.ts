import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';

const file = path.join(__dirname, '../../dyndexer/openapi.yaml');

/** Values in the other contract that replace those of the site's contract. */
export const other = {
  version: '2.0.0',
  change: 'Indexers became jobs.',
  server: 'https://indexing.example.org/v2',
  keyHeader: 'X-Other-Key',
  field: 'regionOfOtherContract',
  status: '503',
  /** Replaced path prefixes, by those in the site's contract. */
  paths: {'/indexers': '/jobs', '/binaries': '/modules'},
} as const;

export function summaryOf(operationId: string): string {
  return `What ${operationId} does in another version.`;
}

interface Operation {
  readonly operationId: string;
  description: string;
  readonly responses: Record<string, unknown>;
}

interface Document {
  readonly info: {version: string; 'x-changelog': object[]};
  servers: object[];
  paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly securitySchemes: {readonly apiKey: {name: string}};
    readonly schemas: Record<string, {readonly properties?: Record<string, unknown>}>;
  };
}

/**
 * Another valid contract: different URLs, another key, and on every operation another description and an additional
 * status. Derived from the site's contract, so that it still matches the command line.
 */
export function otherContract(): string {
  const contract = parse(readFileSync(file, 'utf8')) as Document;
  contract.info.version = other.version;
  contract.info['x-changelog'].unshift({version: other.version, date: '2027-01-15', changes: [other.change]});
  contract.servers = [{url: other.server}];
  contract.components.securitySchemes.apiKey.name = other.keyHeader;
  for (const name of ['Indexer', 'Binary', 'LogEntry', 'OutputObject']) {
    const schema = contract.components.schemas[name];
    if (schema?.properties) schema.properties[other.field] = {type: 'string', description: 'Where it is.'};
  }
  contract.paths = Object.fromEntries(
    Object.entries(contract.paths).map(([route, item]) => [
      Object.entries(other.paths).reduce((result, [before, after]) => result.replace(before, after), route),
      item,
    ]),
  );
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    operation.description = summaryOf(operation.operationId);
    operation.responses[other.status] = {description: 'The service is being updated.'};
  }
  return stringify(contract);
}
