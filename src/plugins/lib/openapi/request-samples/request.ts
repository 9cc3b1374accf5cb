import type {Json} from '../../../../lib/json';
import type {Contract, Example, Operation, Parameter} from '../contract';
import {ContractError} from '../contract-error';

/** A language-independent call of an operation, filled in with the contract's examples. */
export interface SampleRequest {
  readonly method: string;
  /** Without the query string. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Name of the header for the API key; undefined if the operation needs no key. */
  readonly keyHeader: string | undefined;
  readonly headers: readonly SampleHeader[];
  readonly body: SampleBody | undefined;
  readonly answer: SampleAnswer;
}

/** A fixed value, or one generated per request: a unique value, or the digest of the file. */
export type SampleHeader =
  | {readonly name: string; readonly kind: 'fixed'; readonly value: string}
  | {readonly name: string; readonly kind: 'random'}
  | {readonly name: string; readonly kind: 'digest'};

type SampleBody =
  | {readonly kind: 'json'; readonly mediaType: string; readonly value: Json}
  | {readonly kind: 'file'; readonly mediaType: string; readonly file: string};

/** `pages`: a cursor-paginated list. */
type SampleAnswer = 'none' | 'json' | 'pages';

/** Names of the fields and the query parameter of paginated lists in the contract. */
export const paging = {items: 'items', cursor: 'cursor', nextCursor: 'nextCursor', hasMore: 'hasMore'} as const;

/** Headers whose value is generated per request, by lower-case name. */
const madeHeaders: Readonly<Record<string, 'random' | 'digest'>> = {
  // IETF Internet-Draft: the Idempotency-Key header field.
  'idempotency-key': 'random',
  // RFC 9530
  'content-digest': 'digest',
};

/** Bodies that are files, each with the name that samples give it, by media type. */
const files: Readonly<Partial<Record<string, string>>> = {'application/wasm': 'processor.wasm'};

/**
 * @param bodyExample content of a JSON body; omitted for a file, and without a body
 * @throws {ContractError} if a required parameter, or a body that is no file, has no example.
 */
export function sampleRequest(contract: Contract, operation: Operation, bodyExample?: Example): SampleRequest {
  const example = (parameter: Parameter) => exampleOf(contract, operation, parameter);
  const inPlace = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const path = inPlace('path').reduce(
    (result, parameter) => result.replace(`{${parameter.name}}`, encodeURIComponent(example(parameter) ?? '')),
    operation.path,
  );
  const body = bodyOf(contract, operation, bodyExample);
  return {
    method: operation.method,
    url: contract.serverUrl + path,
    query: inPlace('query').flatMap((parameter) => {
      const value = example(parameter);
      return value === undefined ? [] : [[parameter.name, value] as const];
    }),
    keyHeader: operation.security.find((scheme) => scheme.in === 'header')?.name,
    headers: inPlace('header').flatMap((parameter) => headerOf(parameter, example(parameter), body)),
    body,
    answer: answerOf(operation),
  };
}

function exampleOf(contract: Contract, operation: Operation, parameter: Parameter): string | undefined {
  const {example} = parameter;
  if (example !== undefined) return typeof example === 'string' ? example : JSON.stringify(example);
  if (!parameter.required) return undefined;
  return needsExample(contract, operation, `parameter "${parameter.name}"`);
}

function needsExample({file, pathsLine}: Contract, {id}: Operation, part: string): never {
  throw new ContractError(file, pathsLine, `${id} needs an example of its ${part}.`);
}

function headerOf(
  {name}: Parameter,
  example: string | undefined,
  body: SampleBody | undefined,
): readonly SampleHeader[] {
  const kind = madeHeaders[name.toLowerCase()];
  // Only for files, which readers have byte for byte: the digest of JSON depends on its serialization.
  if (kind === 'random' || (kind === 'digest' && body?.kind === 'file')) return [{name, kind}];
  return example === undefined || kind !== undefined ? [] : [{name, kind: 'fixed', value: example}];
}

function bodyOf(contract: Contract, operation: Operation, example: Example | undefined): SampleBody | undefined {
  const [media] = operation.requestBody?.content ?? [];
  if (media === undefined) return undefined;
  const {name: mediaType} = media;
  if (example !== undefined) return {kind: 'json', mediaType, value: example.value};
  const file = files[mediaType] ?? needsExample(contract, operation, `${mediaType} body`);
  return {kind: 'file', mediaType, file};
}

function answerOf({responses, parameters}: Operation): SampleAnswer {
  const [media] = responses.find(({status}) => status.startsWith('2'))?.content ?? [];
  if (media === undefined) return 'none';
  const fields = Object.keys(media.schema?.properties ?? {});
  const hasPages = [paging.items, paging.nextCursor, paging.hasMore].every((name) => fields.includes(name));
  return hasPages && parameters.some(({name}) => name === paging.cursor) ? 'pages' : 'json';
}
