import {chainstreamNamesakes, type ChainstreamStream} from '../../data/chainstream';
import {chainstreamParameters, unsubscribeParameters} from '../../data/chainstream-parameters';
import {errorCodesPage} from '../../data/pages';
import type {RpcField} from '../../data/rpc/methods';
import {isObject} from '../../lib/is-object';
import {checkParams} from '../../lib/rpc-check/check-params';
import {checkSubscribe} from '../../lib/rpc-check/check-subscribe';
import {matchesName} from '../../lib/rpc-check/check-value';
import {show, type NumberText, type Path} from '../../lib/rpc-check/problem';
import {closestName} from '../../lib/text/closest-name';
import {advise, asNodesRead} from './advice';
import {finding, type Diagnostic, type Finding} from './finding';
import {foreignFilterFinding, inChainstream} from './foreign-filter';
import {readMethod, type ForeignMeaning, type NamedMethod} from './known-method';
import {limitFindings} from './limits';
import {problemFinding} from './problem-words';
import {removedWords} from './removed-words';

export interface CheckedMessage {
  readonly findings: readonly Finding[];
  /** Undefined if the message is not a request. */
  readonly method?: NamedMethod;
}

const members = ['jsonrpc', 'id', 'method', 'params'];

/** Whether an object has any member of a request or a response. */
export function hasMember(value: object): boolean {
  return [...members, 'result', 'error'].some((name) => Object.hasOwn(value, name));
}

/** Details of a request's text that its parsed value lacks. */
export interface Written {
  readonly numberText?: NumberText;
  /** Whether the value at a path is a placeholder that a shell or a program fills in. */
  readonly isOpen?: (path: Path) => boolean;
}

/** Checks a single parsed message. */
export function checkMessage(message: unknown, written: Written = {}): CheckedMessage {
  if (typeof message === 'string' && /^\s*[[{]/.test(message)) {
    const what = 'This is a string that contains a request: it was encoded as JSON twice.';
    return {findings: [finding('error', [], what, 'Encode it once, and send the object.')]};
  }
  if (!isObject(message)) {
    return {findings: [finding('error', [], `A request is an object, but this is ${show(message)}.`, example)]};
  }
  if (!('method' in message) && ('result' in message || 'error' in message)) {
    return {findings: [{...isResponse, path: []}]};
  }
  if (!hasMember(message)) {
    if ('code' in message && 'message' in message) return {findings: [{...isResponse, path: []}]};
    return {findings: [finding('error', [], 'This is JSON, but not a request: it has no method.', example)]};
  }
  const envelope = envelopeFindings(message);
  if (typeof message.method !== 'string') return {findings: [...envelope, methodTypeFinding(message)]};
  const method = readMethod(message.method);
  if (method.meaning.kind === 'notification') return {method, findings: methodFindings(method, message.params)};
  return {method, findings: [...envelope, ...methodFindings(method, message.params, written)]};
}

/** For a pasted response or error, which belongs in the error decoder. */
export const isResponse: Diagnostic = {
  severity: 'error',
  what: 'This is a response or an error, not a request.',
  instead: 'Paste the request that it belongs to, or decode the error.',
  more: {label: 'Error decoder', to: `${errorCodesPage}#decode`},
};

const example = 'Write {"jsonrpc": "2.0", "id": 1, "method": "getSlot"}.';

function methodTypeFinding({method}: Record<string, unknown>): Finding {
  const what = method === undefined ? 'The request has no method.' : `method is ${show(method)}, not a string.`;
  return finding('error', ['method'], what, 'Set "method" to the name of a method in double quotes.');
}

function envelopeFindings(message: Record<string, unknown>): Finding[] {
  const {jsonrpc, id} = message;
  const findings: Finding[] = [];
  if (jsonrpc !== '2.0') {
    const what = jsonrpc === undefined ? 'jsonrpc is missing.' : `jsonrpc is ${show(jsonrpc)}.`;
    findings.push(finding('error', ['jsonrpc'], what, 'Write "jsonrpc": "2.0", with the quotes.'));
  }
  if (id === undefined) {
    const what = 'Without an id, this is a notification: JSON-RPC servers send no response to one.';
    findings.push(finding('warning', ['id'], what, 'Add "id": 1.'));
  } else if (id === null) {
    const what = 'With null as the id, you can’t tell which response belongs to the request.';
    findings.push(finding('warning', ['id'], what, 'Write "id": 1.'));
  } else if (typeof id !== 'string' && !matchesName(id, 'u64')) {
    const instead = 'Use a whole number of 0 or more that fits in 64 bits, or a string.';
    findings.push(finding('error', ['id'], `id is ${show(id)}.`, instead));
  }
  const unknown = Object.keys(message).filter((name) => !members.includes(name));
  return [
    ...findings,
    ...unknown.map((name) => {
      const closest = closestName(name, members);
      const instead = closest === undefined ? 'Remove it.' : `Write ${show(closest)}, if that is what you mean.`;
      return finding('warning', [name], `A request has no member ${show(name)}.`, instead);
    }),
  ];
}

function methodFindings({name, meaning}: NamedMethod, params: unknown, written: Written = {}): Finding[] {
  const path = ['method'];
  switch (meaning.kind) {
    case 'rpc': {
      const given: unknown = params ?? [];
      const namesake = chainstreamNamesakes.get(name);
      if (namesake !== undefined && isObject(params) && 'network' in params) {
        const what = `${name} is a Solana RPC method, but its parameters are those of ChainStream.`;
        return [finding('error', path, what, `Write ${show(namesake)}.`)];
      }
      if (!Array.isArray(given)) return paramsFindings(meaning.method.params, params, written);
      const fields = asGiven(meaning.method.params, given);
      const method = {...meaning.method, params: fields};
      const findings = asNodesRead(paramsFindings(fields, params, written), method, given);
      const errors = findings.filter(({severity}) => severity === 'error');
      return [...findings, ...elsewhere(advise(method, given, written.isOpen), errors)];
    }
    case 'unsubscribe':
      return paramsFindings(meaning.params, params, written);
    case 'stream':
      return meaning.isSubscribe
        ? streamFindings(meaning.stream.stream, params)
        : paramsFindings(unsubscribeParameters, params, written);
    case 'removed':
      return [{...removedWords(meaning.removed), path}];
    case 'notification': {
      const instead = `Call the method that subscribes to it: ${meaning.subscribe.join(' or ')}.`;
      return [finding('error', path, `${show(name)} is sent by the server; you can’t call it.`, instead)];
    }
    case 'old':
      return [finding('error', path, `ChainStream has no method ${show(name)}.`, `Write ${show(meaning.current)}.`)];
    case 'foreign':
      return [{...meaning.answer, path, instead: foreignInstead(meaning, params)}];
    case 'unknown':
      return [
        finding(
          'error',
          path,
          `Neither Solana RPC nor ChainStream has a method ${show(name)}.`,
          meaning.closest === undefined
            ? 'Look up the name in the list of methods below.'
            : `Write ${show(meaning.closest)}.`,
        ),
      ];
  }
}

/** Findings about other values than those that violate the schema, and than settings that contain one of these. */
function elsewhere(findings: readonly Finding[], errors: readonly Finding[]): Finding[] {
  return findings.filter(
    ({path}) => !errors.some((error) => isWithin(path, error.path) || isSettingOf(path, error.path)),
  );
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, index) => part === path[index]);
}

/** A path of two parts is that of a whole parameter, such as all settings. */
function isSettingOf(path: Path, inner: Path): boolean {
  return path.length > 2 && isWithin(inner, path);
}

/**
 * The field at each position of the given parameters. Settings can replace an optional parameter; nodes then still
 * accept settings in the next position.
 */
function asGiven(fields: readonly RpcField[], params: readonly unknown[]): readonly RpcField[] {
  return fields.map((field, index) =>
    field.skippable === true && isObject(params[index]) ? (fields[index + 1] ?? field) : field,
  );
}

/** Ignores problems with placeholders, whose values are unknown. */
function paramsFindings(
  fields: readonly RpcField[],
  params: unknown,
  {numberText, isOpen = () => false}: Written,
): Finding[] {
  const problems = checkParams(fields, params, numberText)
    .filter(({path}) => !isOpen(path))
    .map(problemFinding);
  return Array.isArray(params) ? [...problems, ...elsewhere(limitFindings(fields, params), problems)] : problems;
}

function streamFindings(stream: ChainstreamStream, params: unknown): Finding[] {
  const instead = inChainstream(params);
  return checkSubscribe(chainstreamParameters[stream], params).map((problem) => {
    const found = foreignFilterFinding(problem) ?? problemFinding(problem);
    return problem.kind === 'type' && instead !== undefined ? {...found, instead} : found;
  });
}

function foreignInstead({answer, chainstream}: ForeignMeaning, params: unknown): string {
  const converted = chainstream === undefined ? undefined : inChainstream(params);
  return converted === undefined ? answer.instead : `${answer.instead} ${converted}`;
}
