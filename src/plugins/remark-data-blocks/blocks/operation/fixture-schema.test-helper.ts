import type {Schema} from '../../../lib/openapi/contract';
import {readContract} from '../../../lib/openapi/load-contract';

/** The schema that this YAML describes, in a contract without operations. */
export function fixtureSchema(yaml: string): Schema {
  const {schemas} = readContract(
    `openapi: 3.1.0
info: {title: Fixture, version: 1.0.0}
servers: [{url: 'https://fixture.example.com'}]
paths: {}
components:
  schemas:
    Fixture: ${yaml}
`,
    'fixture.yaml',
  );
  const {Fixture} = schemas;
  if (Fixture === undefined) throw new Error('the fixture has no schema');
  return Fixture;
}
