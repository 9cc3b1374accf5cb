import {describe, expect, it} from 'vitest';
import {ContractError} from './contract-error';
import {findOperation} from './find-operation';
import {loadContract, readContract} from './load-contract';

const valid = `openapi: 3.1.0
info: {title: Fixture, version: 1.0.0}
servers:
  - url: https://fixture.example.com/
security:
  - key: []
paths:
  /things/{thingId}:
    parameters:
      - {name: thingId, in: path, required: true, schema: {type: string}}
    get:
      operationId: GetThing
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Thing'
              example: {id: a}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
  schemas:
    Thing:
      type: object
      required: [id]
      properties:
        id: {type: string}
        parent:
          $ref: '#/components/schemas/Thing'
`;

/** The error message for the fixture with one piece of text replaced. */
function messageFor(search: string, replacement: string): string {
  expect(valid).toContain(search);
  try {
    readContract(valid.replace(search, replacement), 'fixture.yaml');
  } catch (error) {
    if (error instanceof ContractError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('the contract of the site', () => {
  const contract = loadContract();

  it('has the eight operations whose names are given', () => {
    const given = [
      'CreateIndexer',
      'DeleteBinary',
      'DeleteIndexer',
      'GetIndexerLogs',
      'GetIndexerOutput',
      'ListBinaries',
      'ListIndexers',
      'UploadBinary',
    ];
    expect(contract.operations.map(({id}) => id)).toEqual(expect.arrayContaining(given));
  });

  it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s has texts, a key and an example for each body',
    (_, operation) => {
      expect(operation.summary).not.toBe('');
      expect(operation.description).not.toBe('');
      expect(operation.security.map(({name}) => name)).toEqual(['X-Syndica-Api-Key']);
      expect(operation.parameters.filter(({description}) => description === '')).toEqual([]);
      for (const response of operation.responses) {
        expect(response.description, response.status).not.toBe('');
        for (const media of response.content) {
          expect(media.schema, response.status).toBeDefined();
          expect(media.examples, response.status).not.toEqual([]);
          const isProblem = media.name === 'application/problem+json';
          expect(isProblem, response.status).toBe(Number(response.status) >= 400);
        }
      }
    },
  );

  it('is read once', () => {
    expect(loadContract()).toBe(contract);
  });
});

describe('readContract', () => {
  it('resolves references', () => {
    const operation = findOperation(readContract(valid, 'fixture.yaml'), 'GetThing');
    expect(operation).toMatchObject({
      method: 'GET',
      path: '/things/{thingId}',
      parameters: [{name: 'thingId', in: 'path'}],
      security: [{name: 'X-Key'}],
      responses: [
        {status: '200', content: [{schema: {name: 'Thing', required: ['id']}, examples: [{value: {id: 'a'}}]}]},
      ],
    });
  });

  it('cuts off a recursive schema', () => {
    const {schemas} = readContract(valid, 'fixture.yaml');
    expect(schemas.Thing?.properties.parent).toMatchObject({name: 'Thing', properties: {}});
  });

  it('merges the parts of allOf', () => {
    const joined = `    Child: {allOf: [{$ref: '#/components/schemas/Thing'}], properties: {name: {type: string}}}\n`;
    const {schemas} = readContract(`${valid}${joined}`, 'fixture.yaml');
    expect(schemas.Child).toMatchObject({types: ['object'], required: ['id']});
    expect(Object.keys(schemas.Child?.properties ?? {}).sort()).toEqual(['id', 'name', 'parent']);
  });

  it.each([
    ['an example', 'example: {id: a}', "example: {id: a, link: {$ref: '#/nowhere'}}"],
    ['a default', 'id: {type: string}', "id: {type: object, default: {link: {$ref: '#/nowhere'}}}"],
  ])('takes a reference in %s for data', (_, search, replacement) => {
    expect(messageFor(search, replacement)).toBe('no error');
  });

  it.each([
    ['response', "        '200':\n", "        default: {$ref: '#/nowhere'}\n        '200':\n"],
    ['property', 'id: {type: string}', "id: {type: string}\n        default: {$ref: '#/nowhere'}"],
  ])('resolves the reference of a %s called default', (_, search, replacement) => {
    expect(messageFor(search, replacement)).toContain('the reference "#/nowhere" does not resolve.');
  });

  it('drops the trailing slash of the server URL', () => {
    expect(readContract(valid, 'fixture.yaml').serverUrl).toBe('https://fixture.example.com');
  });

  it.each([
    [
      'an unresolved reference',
      "schemas/Thing'\n              ex",
      "schemas/Thin'\n              ex",
      19,
      'the reference "#/components/schemas/Thin" does not resolve.',
    ],
    [
      'a reference to another file',
      "'#/components/schemas/Thing'\n              ex",
      "'other.yaml'\n              ex",
      19,
      'leaves the file',
    ],
    ['a missing operationId', '      operationId: GetThing\n', '', 11, 'GET /things/{thingId} needs an "operationId".'],
    [
      'an undescribed path parameter',
      '/things/{thingId}',
      '/things/{otherId}',
      11,
      'GetThing does not describe the parameter "otherId"',
    ],
    ['another version of OpenAPI', 'openapi: 3.1.0', 'openapi: 3.0.3', 1, 'OpenAPI 3.1 is required'],
    ['an unknown type', 'id: {type: string}', 'id: {type: text}', 29, '"text" is not a JSON Schema type.'],
    ['an unknown status', "'200'", "'2000'", 14, '"2000" is not a status.'],
    ['an unknown security scheme', '- key: []', '- token: []', 6, 'there is no security scheme "token".'],
    ['a response without description', '          description: The thing.\n', '', 14, 'needs "description"'],
    ['text that is not YAML', 'info: {title: Fixture', 'info: {title: Fixture}}', 2, ''],
    ['a duplicate key', 'servers:', 'openapi: 3.1.0\nservers:', 3, 'unique'],
  ])('rejects %s with file, line and reason', (_, search, replacement, line, reason) => {
    const message = messageFor(search, replacement);
    expect(message).toMatch(new RegExp(`^fixture\\.yaml:${line}: .`));
    expect(message).toContain(reason);
  });
});

describe('findOperation', () => {
  it('lists the known operations when one is missing', () => {
    const contract = readContract(valid, 'fixture.yaml');
    expect(() => findOperation(contract, 'GetNothing')).toThrow(
      'fixture.yaml:7: there is no operation "GetNothing"; there are: GetThing.',
    );
  });
});
