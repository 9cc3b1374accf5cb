import {ContractError} from '../contract';
import type {Json} from '../../../lib/json';
import type {Contract, Example, Operation, Parameter} from '../contract';

/** A call of an operation with the examples of the contract in all places, whatever the language. */
export interface SampleRequest {
  readonly method: string;
  /** Without the query. */
  readonly url: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** The header that the API key goes into; none where an operation needs no key. */
  readonly keyHeader: string | undefined;
  readonly headers: readonly SampleHeader[];
  readonly body: SampleBody | undefined;
  readonly answer: SampleAnswer;
}

/** A value as it stands, or made for each request: one that is not used twice, or the digest of the file. */
export type SampleHeader =
  | {readonly name: string; readonly kind: 'fixed'; readonly value: string}
  | {readonly name: string; readonly kind: 'random'}
  | {readonly name: string; readonly kind: 'digest'};

export type SampleBody =
  | {readonly kind: 'json'; readonly mediaType: string; readonly value: Json}
  | {readonly kind: 'file'; readonly mediaType: string; readonly file: string};

/** `pages`: a list that ends with a cursor. */
export type SampleAnswer = 'none' | 'json' | 'pages';

/** What a list of the contract is made of, where it has pages. */
export const paging = {items: 'items', cursor: 'cursor', nextCursor: 'nextCursor', hasMore: 'hasMore'} as const;

/** Headers whose value is another for each request, by their names in small letters. */
const madeHeaders: Readonly<Record<string, 'random' | 'digest'>> = {
  // An Internet-Draft of the IETF: the Idempotency-Key header field.
  'idempotency-key': 'random',
  // RFC 9530
  'content-digest': 'digest',
};

/**
 * @param bodyExample what the body holds; none for a body that is a file, and where there is no body
 * @throws {ContractError} where a parameter that must be sent has no example.
 */
export function sampleRequest(contract: Contract, operation: Operation, bodyExample?: Example): SampleRequest {
  const example = (parameter: Parameter) => exampleOf(contract, operation, parameter);
  const inPlace = (place: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === place);
  const path = inPlace('path').reduce(
    (result, parameter) => result.replace(`{${parameter.name}}`, encodeURIComponent(example(parameter) ?? '')),
    operation.path,
  );
  const body = bodyOf(operation, bodyExample);
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
  const {file, pathsLine} = contract;
  throw new ContractError(file, pathsLine, `${operation.id} needs an example of its parameter "${parameter.name}".`);
}

function headerOf(
  {name}: Parameter,
  example: string | undefined,
  body: SampleBody | undefined,
): readonly SampleHeader[] {
  const kind = madeHeaders[name.toLowerCase()];
  // The digest of a file that the reader has; that of a JSON text depends on how it is written.
  if (kind === 'random' || (kind === 'digest' && body?.kind === 'file')) return [{name, kind}];
  return example === undefined || kind !== undefined ? [] : [{name, kind: 'fixed', value: example}];
}

function bodyOf({requestBody}: Operation, example: Example | undefined): SampleBody | undefined {
  const [media] = requestBody?.content ?? [];
  if (media === undefined) return undefined;
  const {name: mediaType} = media;
  if (example !== undefined) return {kind: 'json', mediaType, value: example.value};
  return {kind: 'file', mediaType, file: mediaType === 'application/wasm' ? 'processor.wasm' : 'body.bin'};
}

function answerOf({responses, parameters}: Operation): SampleAnswer {
  const [media] = responses.find(({status}) => status.startsWith('2'))?.content ?? [];
  if (media === undefined) return 'none';
  const fields = Object.keys(media.schema?.properties ?? {});
  const hasPages = [paging.items, paging.nextCursor, paging.hasMore].every((name) => fields.includes(name));
  return hasPages && parameters.some(({name}) => name === paging.cursor) ? 'pages' : 'json';
}
