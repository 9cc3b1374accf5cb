import {createHash} from 'node:crypto';
import type {Request} from './check-request';
import type {ServedContract, ServedOperation} from './contract';
import {isKnownId} from './known-ids';
import {type Refuse, describeError} from './problem';

/** Validates a request's body against the contract: its content type, its digest, and its content. */
export function checkBody(
  contract: ServedContract,
  operation: ServedOperation,
  request: Request,
  refuse: Refuse,
): void {
  const {body, headers} = request;
  const {requestBody} = operation;
  if (requestBody === undefined) {
    if (body.length > 0) refuse('invalid-request', `${operation.id} takes no body.`);
    return;
  }
  if (body.length === 0) {
    if (requestBody.required) refuse('invalid-request', 'The body is missing.');
    return;
  }
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const check = operation.bodyChecks.get(type);
  if (check === undefined) {
    const taken = [...operation.bodyChecks.keys()].join(', ');
    return refuse('unsupported-media-type', `The header Content-Type must be ${taken}, not ${type || 'empty'}.`);
  }
  const digest = headers['content-digest'];
  if (typeof digest === 'string') checkDigest(digest, body, refuse);
  if (type === 'application/wasm' && !body.subarray(0, 4).equals(Buffer.from('\0asm'))) {
    refuse('invalid-request', 'The body is not WebAssembly.');
  }
  if (type !== 'application/json') return;

  const value = parseJson(body, refuse);
  if (!check(value)) {
    const errors = (check.errors ?? []).map(describeError).map(({path, reason}) => ({
      pointer: `#${path}`,
      detail: `The field ${reason}.`,
    }));
    refuse(
      'invalid-request',
      errors.length === 1 ? 'One field is not valid.' : 'Several fields are not valid.',
      errors,
    );
  }
  for (const [name, id] of Object.entries(value as object)) {
    if (typeof id === 'string' && !isKnownId(contract, name, id)) {
      const detail = `No ${name.replace(/Id$/, '')} has this id.`;
      refuse('invalid-request', 'One field is not valid.', [{pointer: `#/${name}`, detail}]);
    }
  }
}

/** `Content-Digest` in the format of RFC 9530, with the only algorithm that the contract allows. */
function checkDigest(header: string, body: Buffer, refuse: Refuse): void {
  const sent = /^sha-256=:([A-Za-z0-9+/]{43}=):$/.exec(header)?.[1];
  if (sent === undefined) return refuse('invalid-request', 'The parameter Content-Digest must be sha-256=:<base64>:.');
  if (sent !== createHash('sha256').update(body).digest('base64')) refuse('digest-mismatch');
}

function parseJson(body: Buffer, refuse: Refuse): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return refuse('invalid-request', 'The body is not JSON.');
  }
}
