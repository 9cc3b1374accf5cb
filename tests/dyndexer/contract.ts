import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ValidateFunction} from 'ajv/dist/2020';
import Ajv from 'ajv/dist/2020';
import type {Json} from '../../src/lib/json';
import type {Operation, Response} from '../../src/plugins/openapi/contract';
import {Cursor} from '../../src/plugins/openapi/cursor';
import {readContract} from '../../src/plugins/openapi/load-contract';
import {formats} from './formats';

const file = 'dyndexer/openapi.yaml';

/** The contract with what a server needs: a check for each part of a request. */
export interface ServedContract {
  readonly version: string;
  /** Path of the server's address, such as `/v1`. */
  readonly basePath: string;
  readonly operations: readonly ServedOperation[];
}

export interface ServedOperation extends Operation {
  /** Matches a path below the base path; its groups are the path parameters. */
  readonly route: RegExp;
  /** Each takes an object of texts and turns those into the types of the contract in place. */
  readonly parameterChecks: Readonly<Record<'path' | 'query' | 'header', ValidateFunction>>;
  /** By content type. */
  readonly bodyChecks: ReadonlyMap<string, ValidateFunction>;
  /** Of the body of {@link successOf}. */
  readonly answerCheck: ValidateFunction;
}

/**
 * Reads dyndexer/openapi.yaml with the reader that makes the pages, and compiles its schemas from
 * their places in the file: the reader keeps of a schema only what pages show.
 */
export function loadServedContract(): ServedContract {
  const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  const contract = readContract(text, file);
  const root = Cursor.parse(text, file);
  const compilers = {
    json: compiler(root.value, new Ajv({strict: false, allErrors: true, formats})),
    // Parameters travel as text: "20" is an integer here, and in a JSON body it is not.
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

/** The answer of a call that succeeds: the first response of the contract below 300. */
export function successOf({id, responses}: Operation): Response {
  const success = responses.find(({status}) => status.startsWith('2'));
  if (success === undefined) throw new Error(`${file}: ${id} has no answer for success.`);
  return success;
}

/** The example of an answer's body that names one of these ids, or else the first; `undefined` without a body. */
export function exampleOf(response: Response, ids: readonly string[] = []): Json | undefined {
  const examples = response.content[0]?.examples ?? [];
  return (examples.find(({summary}) => ids.some((id) => summary.includes(id))) ?? examples[0])?.value;
}

/** A value as a URL or a header carries it. */
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
      // A request has headers that no contract lists; any other unknown parameter is a mistake.
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
