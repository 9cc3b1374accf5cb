import type {IncomingHttpHeaders} from 'node:http';
import {checkBody} from './check-body';
import {type ServedContract, type ServedOperation, operationOf} from './contract';
import {isKnownId} from './known-ids';
import {type Refuse, describeError, Refusal} from './problem';

export interface Request {
  readonly method: string;
  /** Relative to the base path. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface CheckedRequest {
  readonly operation: ServedOperation;
  /** Ids of the resources in the path. */
  readonly ids: readonly string[];
  /** Query parameters, coerced to the types in the contract. */
  readonly query: Readonly<Record<string, string | number | boolean>>;
  readonly idempotencyKey: string | undefined;
}

/**
 * Validates a request against the contract.
 *
 * @throws {Refusal} naming the field for anything that the contract does not allow
 */
export function checkRequest(contract: ServedContract, apiKey: string, request: Request): CheckedRequest {
  const operation = operationOf(contract, request);
  const refuse: Refuse = (kind, detail, errors) => {
    throw new Refusal(contract, operation, kind, detail, errors);
  };
  if (operation === undefined) return refuse('not-found', `The contract has no ${request.method} ${request.path}.`);

  const keyNames = operation.security.map(({name = ''}) => name.toLowerCase());
  if (keyNames.length > 0 && !keyNames.some((name) => request.headers[name] === apiKey)) refuse('unauthorized');

  const ids = {...operation.route.exec(request.path)?.groups};
  checkParameters(operation, 'path', ids, (name) => refuse('not-found', `Nothing has this ${name}.`));
  for (const [name, id] of Object.entries(ids)) {
    if (!isKnownId(contract, name, id)) refuse('not-found', `Nothing has this ${name}.`);
  }
  const query = queryValues(request);
  const headers = headerValues(operation, request);
  for (const [place, values] of [
    ['query', query],
    ['header', headers],
  ] as const) {
    checkParameters(operation, place, values, (name, reason) =>
      refuse('invalid-request', `The parameter ${name} ${reason}.`),
    );
  }
  checkBody(contract, operation, request, refuse);
  return {
    operation,
    ids: Object.values(ids),
    query: query as CheckedRequest['query'],
    idempotencyKey: headers['Idempotency-Key'] as string | undefined,
  };
}

function checkParameters(
  operation: ServedOperation,
  place: 'path' | 'query' | 'header',
  values: Record<string, unknown>,
  refuse: (name: string, reason: string) => never,
): void {
  const check = operation.parameterChecks[place];
  if (check(values)) return;
  for (const error of check.errors ?? []) {
    const {path, reason} = describeError(error);
    refuse(path.slice(1), reason);
  }
}

/** A repeated parameter becomes an array, which fails any schema for a single value. */
function queryValues({query}: Request): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [value = '', ...more] = query.getAll(name);
      return [name, more.length === 0 ? value : [value, ...more]];
    }),
  );
}

/** The headers that the operation defines, spelled as in the contract. */
function headerValues({parameters}: ServedOperation, {headers}: Request): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header' && headers[parameter.name.toLowerCase()] !== undefined)
      .map(({name}) => [name, headers[name.toLowerCase()]]),
  );
}
