import type {Json} from '../../lib/json';
import {contractFile} from '../lib/openapi/contract-file';

/** The parts of an OpenAPI document that are read here. */
export interface SchemaSource {
  readonly info: {readonly version: string};
  readonly components: {readonly schemas: Readonly<Record<string, Json>>};
}

const rootSchema = 'PostgresWriter';
const referenceStart = '#/components/schemas/';

/**
 * The JSON Schema (2020-12) of the Postgres writer's configuration, for editors: a self-contained document with the
 * contract's schema and everything that it references.
 *
 * @param id URL of the schema
 * @throws if the contract has no such schema, or a reference does not resolve
 */
export function writerSchema({info, components: {schemas}}: SchemaSource, id: string): object {
  const names = referencedNames(schemas, rootSchema);
  const moved = (name: string) => moveReferences(find(schemas, name)) as object;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Configuration of the dyndexer Postgres writer',
    $comment: `Preview: version ${info.version} of a proposal, which may change.`,
    ...moved(rootSchema),
    $defs: Object.fromEntries(names.map((name) => [name, moved(name)])),
  };
}

/** Names of the schemas that the root references, directly or transitively, without the root itself. */
function referencedNames(schemas: SchemaSource['components']['schemas'], root: string): string[] {
  const names = new Set([root]);
  // Transitive closure: iterating a set also visits the elements that are added meanwhile.
  for (const name of names) {
    for (const found of referencesIn(find(schemas, name))) names.add(found);
  }
  names.delete(root);
  return [...names];
}

function find(schemas: SchemaSource['components']['schemas'], name: string): Json {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (schema === undefined) {
    throw new Error(
      `${contractFile} has no schema "${name}". That of the writer's configuration needs it: rootSchema in ` +
        'src/plugins/dyndexer-files/writer-schema.ts names the first, and references the others.',
    );
  }
  return schema;
}

function referencesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [nameIn(inner)] : referencesIn(inner),
  );
}

function moveReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(moveReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? newReference(nameIn(inner)) : moveReferences(inner),
    ]),
  );
}

function nameIn(reference: string): string {
  if (!reference.startsWith(referenceStart)) {
    throw new Error(`${contractFile}: the reference ${reference} in a schema must begin with ${referenceStart}.`);
  }
  return reference.slice(referenceStart.length);
}

function newReference(name: string): string {
  return name === rootSchema ? '#' : `#/$defs/${name}`;
}
