import type {ErrorObject} from 'ajv/dist/2020';
import type {Json} from '../../src/lib/json';
import {type ServedContract, type ServedOperation, wireText} from './contract';

/** An invalid field of a body, as the contract reports it. */
export interface FieldError {
  /** JSON Pointer, such as `#/binaryId`. */
  readonly pointer: string;
  readonly detail: string;
}

/** Aborts a check with the kind of problem, its `detail`, and the invalid fields of a body. */
export type Refuse = (kind: string, detail?: string, errors?: readonly FieldError[]) => never;

/** Thrown for a request that the contract does not allow, with the contract's example of this kind of error. */
export class Refusal extends Error {
  readonly status: number;
  readonly contentType: string;
  readonly body: object;

  /**
   * @param kind last segment of the problem's `type`, such as `invalid-request`
   * @param operation whose own example of the kind takes precedence: its status or text may differ
   */
  constructor(
    contract: ServedContract,
    operation: ServedOperation | undefined,
    kind: string,
    detail?: string,
    errors?: readonly FieldError[],
  ) {
    super(detail ?? kind);
    const candidates = [...(operation === undefined ? [] : [operation]), ...contract.operations]
      .flatMap(({responses}) => responses)
      .flatMap(({content}) => content.flatMap(({name, examples}) => examples.map(({value}) => ({name, value}))));
    const found = candidates.find(({value}) => problemType(value).endsWith(`/${kind}`));
    if (found === undefined) throw new Error(`the contract has no example of a problem "${kind}".`);
    const example = found.value as {readonly status: number};
    this.status = example.status;
    this.contentType = found.name;
    // Without `errors`, this removes the example's own: those are fields of another request.
    this.body = {...example, ...(detail === undefined ? {} : {detail}), errors};
  }
}

function problemType(value: Json): string {
  return typeof value === 'object' && value !== null && 'type' in value ? wireText(value.type) : '';
}

/** Converts an Ajv error to the field and a reason: `must be integer`, `is missing`, `is unknown`. */
export function describeError({instancePath, keyword, params, message}: ErrorObject): {path: string; reason: string} {
  if (keyword === 'required') return {path: `${instancePath}/${params.missingProperty}`, reason: 'is missing'};
  if (keyword === 'additionalProperties')
    return {path: `${instancePath}/${params.additionalProperty}`, reason: 'is unknown'};
  const values = keyword === 'enum' ? `: ${(params.allowedValues as string[]).join(', ')}` : '';
  return {path: instancePath, reason: `${message}${values}`};
}
