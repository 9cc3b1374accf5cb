import {grouped} from '../../lib/amounts/grouped';
import {isObject} from '../../lib/is-object';
import type {JsonValue} from '../../lib/literals/json-value';
import {readJson} from '../../lib/rpc-check/read-json';
import {findKeys} from '../../lib/secrets/api-keys';
import {findSecrets} from '../../lib/secrets/find-secrets';
import {checkAddress, missingKey, noScheme} from './check-address';
import {checkBody, isError} from './check-body';
import {checkCode} from './check-code';
import {checkCommand} from './check-command';
import {hasMember} from './check-message';
import {joined, type Checked} from './checked';
import {requestsInCode, type RequestsInCode} from './code/requests-in-code';
import {earlierHeaderFindings} from './earlier-header';
import type {Diagnostic} from './finding';
import {foreignHostNotes, isForeign} from './foreign-host';
import {libraryCall} from './library-call';
import {mappedPart} from './mapped-text/mapped-text';
import {lineFindings} from './mistyped';
import {firstOf, type FoundFinding, type PlacedFinding} from './placed-finding';
import {sentFrames} from './sent-frames';
import {checkSetup} from './setup/check-setup';
import {isEndpoint} from './setup/endpoint-uses';
import {readCommands} from './shell/read-command';

export interface CheckResult {
  /** Errors first; a long list is truncated. */
  readonly findings: readonly PlacedFinding[];
  /** Methods of the requests, as written. */
  readonly methods: readonly string[];
}

/** Longer than any request; the page does not respond while it is checked, up to half a second on a slow machine. */
const maxLength = 50_000;

/** Checks a JSON body, a batch, a WebSocket frame, a curl or wscat command, code, or an address. Never throws. */
export function checkText(text: string): CheckResult {
  if (text.length > maxLength) {
    const what = `The text has ${grouped(text.length)} characters; this checker reads ${grouped(maxLength)}.`;
    return {findings: firstOf([{severity: 'error', at: 0, what, instead: 'Paste part of it.'}], text), methods: []};
  }
  if (text.trim() === '') return {findings: [], methods: []};
  const {findings, methods} = checkKind(withoutFrame(text));
  const secrets = findSecrets(text).includes('secret-key') ? [secretKey] : [];
  return {
    findings: firstOf([...secrets, ...findings, ...earlierHeaderFindings(text), ...keyFindings(text)], text),
    methods,
  };
}

const secretKey: FoundFinding = {
  severity: 'error',
  at: 0,
  what: 'This looks like the secret key of a wallet.',
  instead: 'Don’t share it with anyone, and don’t paste it anywhere.',
};

/**
 * Markdown fences, wscat and Python prompts, and byte order marks. A fence includes the rest of its line only if that is
 * a language with settings, such as `js title="…" {1,3}`: people also write the content there.
 */
const frames =
  /^\uFEFF|^[ \t]*```(?:[\w+#-]*(?:[ \t]+(?:\{[\d,-]+\}|\w+(?:="[^"\n]*")?))*[ \t]*$)?|^< (?=[[{])|^(?:>>>|\.\.\.) |```\s*$/gm;

/** Blanks out what surrounds a copied request. Spaces keep the offsets. */
function withoutFrame(text: string): string {
  return text.replace(frames, (frame) => frame.replace(/\S|\uFEFF/g, ' '));
}

function checkKind(text: string): Checked {
  const trimmed = text.trim();
  const address = /^(?:https?|wss?):\/\/\S*$/i.test(trimmed) ? trimmed : withScheme(trimmed);
  if (address !== undefined) {
    const at = text.indexOf(trimmed);
    const found = [
      ...(address === trimmed ? [] : [noScheme]),
      ...checkAddress(address),
      ...missingKey(address, 'hint'),
      ...foreignHostNotes(address, []),
    ];
    return {findings: found.map((each) => ({...each, at})), methods: []};
  }
  // First, since a section such as `[provider]` is invalid JSON, too.
  const isRequest = mayBeRequest(text);
  if (!isRequest) {
    const setup = checkSetup(text);
    if (setup !== undefined) return joined([setup, libraryCall(text) ?? none]);
  }
  const json = /^["[{]/.test(trimmed) ? readJson(text) : undefined;
  if (json?.node && isMessage(json.node.value)) return checkBody(mappedPart(text));
  const code = requestsInCode(text);
  if (json?.mistake && meansMessage(text, code)) {
    const {at} = json.mistake;
    if (!isObjectOfCode(text, at, code)) return checkBody(mappedPart(text));
    return joined([{findings: [{...ofCode, at}], methods: []}, checkCode(code)]);
  }
  const commands = readCommands(text);
  const frames = commands.some(({program}) => program === 'curl') ? [] : sentFrames(text);
  const hasBody = commands.some(({body}) => body !== undefined);
  // Skips commands that send nothing, such as `npm install -g wscat`, and next to a request, what calls other services.
  const sending = commands.filter(
    ({url, body}) => body !== undefined || (url !== undefined && !(hasBody && isForeign(url.text))),
  );
  // Code may mention curl.
  const isCommand = sending.some(({url, body}) => body !== undefined || /:\/\/|^\$/.test(url?.text ?? ''));
  if (!isCommand && frames.length === 0 && code.requests.length > 0) return checkCode(code);
  if (commands.length > 0) {
    const checked = sending.length > 0 ? sending : commands;
    return joined([
      {findings: lineFindings(checked, text), methods: []},
      ...checked.map((command) => checkCommand(command, command === checked.at(-1) ? frames : [], text)),
    ]);
  }
  if (frames.length > 0) return joined(frames.map((frame) => checkBody(frame)));
  if (json !== undefined) return checkBody(mappedPart(text));
  const call = libraryCall(text);
  if (call !== undefined) return call;
  const setup = isRequest && !isError(text) ? checkSetup(text) : undefined;
  return setup === undefined ? checkBody(mappedPart(text)) : joined([setup, {findings: [notRead], methods: []}]);
}

const notRead: FoundFinding = {
  severity: 'hint',
  at: 0,
  what: 'Only the address was checked: this checker doesn’t read a request in this form.',
  instead: 'To check the request, paste its JSON body.',
};

/** Whether a text has a word of a request, a command that sends one, or an error. */
function mayBeRequest(text: string): boolean {
  return /\bjsonrpc\b|\b(?:curl|wscat)\b|"(?:method|params|result|error)"\s{0,9}:/.test(text) || isError(text);
}

const none: Checked = {findings: [], methods: []};

/** The URL for a host of ours, or one that looks like an endpoint, without a scheme. */
function withScheme(text: string): string | undefined {
  if (!/^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,9}(?::\d{1,5})?(?:\/\S*)?$/i.test(text)) return undefined;
  const url = `https://${text}`;
  return isEndpoint(url, '') ? url : undefined;
}

/** Whether a value is checked as a message; an object without any member of one may contain one. */
function isMessage(value: JsonValue): boolean {
  return !isObject(value) || hasMember(value);
}

/** Whether invalid JSON is meant as a message: it is not the start of a program, and no response follows it. */
function meansMessage(text: string, {followOther}: RequestsInCode): boolean {
  const hasResponse = /"(?:result|error)"\s*:/.test(text) && /\n[ \t]*\{/.test(text);
  return !followOther && !hasResponse;
}

/** The name of a member where code does not need double quotes, or the sign after it: `id:`, `'id':`, `'id' =>`, `:id =>`. */
const nameInCode = /^(?::?[\w$]+|'\w*')?\s*(?::|=>)/;

/** Whether invalid JSON is a request as code writes it, such as an object of JavaScript, or a dictionary of Python. */
function isObjectOfCode(text: string, mistakeAt: number, {requests: [first]}: RequestsInCode): boolean {
  return nameInCode.test(text.slice(mistakeAt)) && first?.offsets[0] === text.search(/\S/);
}

const ofCode: Diagnostic = {
  severity: 'hint',
  what: 'This is an object of code, not JSON.',
  instead: 'A program encodes it. To send it as it is, put names and texts in double quotes.',
};

/** One finding for each key, at the first of its places. */
function keyFindings(text: string): FoundFinding[] {
  const places = new Map<string, number[]>();
  for (const {start, end} of findKeys(text)) {
    const key = text.slice(start, end);
    places.set(key, [...(places.get(key) ?? []), start]);
  }
  return Array.from(places.values(), ([at = 0, ...others]) => ({
    severity: 'warning',
    at,
    what: `This text contains an API key${others.length === 0 ? '' : ` in ${others.length + 1} places`}: anyone who gets it can use up your limits.`,
    instead: 'Copy the text without the key before you share it. If you have already shared it, replace the key.',
  }));
}
