import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv, {type ValidateFunction} from 'ajv/dist/2020';
import type {Json} from '../../src/lib/json';
import type {Operation, Response} from '../../src/plugins/lib/openapi/contract';
import {Cursor} from '../../src/plugins/lib/openapi/cursor';
import {readContract} from '../../src/plugins/lib/openapi/load-contract';
import {formats} from './formats';

const file = 'dyndexer/openapi.yaml';

/** The contract, with compiled validators for each part of a request. */
export interface ServedContract {
  readonly version: string;
  /** Path of the server URL, such as `/v1`. */
  readonly basePath: string;
  readonly operations: readonly ServedOperation[];
}

export interface ServedOperation extends Operation {
  /** Matches a path relative to the base path; its named groups are the path parameters. */
  readonly route: RegExp;
  /** Each takes an object of strings, and coerces these in place to the types in the contract. */
  readonly parameterChecks: Readonly<Record<'path' | 'query' | 'header', ValidateFunction>>;
  /** Keyed by content type. */
  readonly bodyChecks: ReadonlyMap<string, ValidateFunction>;
  /** Validates the body of {@link successOf}. */
  readonly answerCheck: ValidateFunction;
}

/**
 * Reads dyndexer/openapi.yaml with the reader that generates the pages, but compiles the schemas from the file itself:
 * the reader keeps only the parts of a schema that pages show.
 */
export function loadServedContract(): ServedContract {
  const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  const contract = readContract(text, file);
  const root = Cursor.parse(text, file);
  const compilers = {
    json: compiler(root.value, new Ajv({strict: false, allErrors: true, formats})),
    // Parameters are sent as text, so "20" is a valid integer here, but not in a JSON body.
    text: compiler(root.value, new Ajv({strict: false, coerceTypes: true, formats})),
  };
  return {
    version: contract.version,
    basePath: new URL(contract.serverUrl).pathname.replace(/\/$/, ''),
    operations: contract.operations.map((operation) => serve(operation, root, compilers)),
  };
}

/** The operation that a request calls. */
export function operationOf(
  {operations}: ServedContract,
  request: {readonly method: string; readonly path: string},
): ServedOperation | undefined {
  return operations.find(({method, route}) => method === request.method && route.test(request.path));
}

/** The success response of an operation: the first with a 2xx status. */
export function successOf({id, responses}: Operation): Response {
  const success = responses.find(({status}) => status.startsWith('2'));
  if (success === undefined) throw new Error(`${file}: ${id} has no answer for success.`);
  return success;
}

/** The response body example whose summary contains one of these ids, else the first; `undefined` without a body. */
export function exampleOf(response: Response, ids: readonly string[] = []): Json | undefined {
  const examples = response.content[0]?.examples ?? [];
  return (examples.find(({summary}) => ids.some((id) => summary.includes(id))) ?? examples[0])?.value;
}

/** Serializes a value for a URL or a header. */
export function wireText(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

type Compile = (schema: Cursor | object) => ValidateFunction;

function compiler(contract: Json, ajv: Ajv): Compile {
  ajv.addSchema(contract as object, 'contract');
  return (schema) => ajv.compile(schema instanceof Cursor ? reference(schema) : schema);
}

function reference(schema: Cursor): {$ref: string} {
  return {$ref: `contract#${schema.pointer().split('/').map(encodeURIComponent).join('/')}`};
}

function serve(operation: Operation, root: Cursor, {json, text}: {json: Compile; text: Compile}): ServedOperation {
  const item = root.get('paths').get(operation.path);
  const own = item.get(operation.method.toLowerCase());
  const parameters = [item, own].flatMap((place) => place.find('parameters')?.items() ?? []);

  const checkOf = (place: 'path' | 'query' | 'header') => {
    const here = parameters.filter((parameter) => parameter.get('in').string() === place);
    return text({
      type: 'object',
      properties: Object.fromEntries(here.map((parameter) => [nameOf(parameter), reference(parameter.get('schema'))])),
      required: here.filter((parameter) => parameter.find('required')?.boolean()).map(nameOf),
      // Requests have headers that no contract lists; any other unknown parameter is an error.
      additionalProperties: place === 'header',
    });
  };
  const success = own.get('responses').get(successOf(operation).status);
  return {
    ...operation,
    route: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    parameterChecks: {path: checkOf('path'), query: checkOf('query'), header: checkOf('header')},
    bodyChecks: new Map(
      own
        .find('requestBody')
        ?.get('content')
        .entries()
        .map(([type, media]) => [type, json(media.find('schema') ?? {})]),
    ),
    answerCheck: json(success.find('content')?.entries()[0]?.[1].find('schema') ?? {}),
  };
}

function nameOf(parameter: Cursor): string {
  return parameter.get('name').string();
}
