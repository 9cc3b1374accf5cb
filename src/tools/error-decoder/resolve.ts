import {clientClasses, type ClientClass} from '../../data/errors/client-classes';
import type {DecodedError} from './decoded-error';
import {describeClient, describeKit, describeKitText, kitTextId} from './describe/describe-client';
import {describeCloseCode, describeClosed} from './describe/describe-closing';
import {describeNoConnection} from './describe/describe-connection';
import {asPossible, describeMeanings, describeName} from './describe/describe-names';
import {describeBuiltin, describeCustom} from './describe/describe-program';
import {describeRpc, describeRpcWords} from './describe/describe-rpc';
import {describeCompute, describeRuntime} from './describe/describe-runtime';
import {describeHandshake, describeStatus, describeStatusBody, describeStatusName} from './describe/describe-status';
import {meaningsOfTyped} from './known-names';
import {merge} from './merge';
import type {CustomSighting, Sighting} from './sighting';

/** Errors that wrap a more specific one. */
const containers = new Set(['rpc:-32002', 'instruction:ProgramFailedToComplete', ...idsOf(({isWrapper}) => isWrapper)]);

/** These tell nothing beside what they wrap. */
const emptyWrappers = new Set([kitTextId, ...idsOf(({isEmpty}) => isEmpty)]);

/** A body that is not JSON is a consequence of another error, which is listed first. */
const consequences = new Set(['client:Not JSON']);

function idsOf(isMeant: (error: ClientClass) => true | undefined): string[] {
  return clientClasses.filter(isMeant).map(({name}) => `client:${name}`);
}

/** Readers look at a few findings, not at hundreds. */
const maximumFindings = 20;

/** Turns independent groups of sightings into findings, most specific first. */
export function resolve(groups: readonly (readonly Sighting[])[]): DecodedError[] {
  return mostSpecificFirst(merge(groups.flatMap(resolveGroup)).filter(isWorthSaying)).slice(0, maximumFindings);
}

export function mostSpecificFirst(findings: readonly DecodedError[]): DecodedError[] {
  // When CORS blocks a 403, the origin is the cause of both, so the 403 comes second.
  const isBlocked = findings.some(({id}) => id === 'no-connection:cors');
  const place = (finding: DecodedError) => rank(finding) + (isBlocked && finding.id === 'http:403' ? 1 : 0);
  return [...findings].sort((a, b) => place(a) - place(b));
}

function resolveGroup(sightings: readonly Sighting[]): DecodedError[] {
  const customs = joinCustoms(sightings.filter((sighting) => sighting.kind === 'custom'));
  const others = sightings.filter((sighting) => sighting.kind !== 'custom' && sighting.kind !== 'name');
  const direct = merge([...customs, ...others].flatMap(describeAll));
  const messages = sightings.flatMap((sighting) => (sighting.kind === 'client' ? [sighting.known.message] : []));
  const names = sightings
    .filter((sighting) => sighting.kind === 'name')
    .filter(({name}) => !direct.some((finding) => finding.name === name || finding.code === name))
    .filter(({name}) => !messages.some((message) => message.includes(name)));
  return [...direct, ...names.flatMap(describeAll)];
}

/** Merges duplicates: one error often occurs three times, in the log, in `err`, and in the message. */
function joinCustoms(sightings: readonly CustomSighting[]): CustomSighting[] {
  const numbered = sightings.filter(({isInWords}) => !isInWords);
  const inWords = sightings.filter(({isInWords}) => isInWords);
  // An error in words counts if the text has no numbers, or the same number.
  const numbers = new Set(numbered.map(({number}) => number));
  const all = [...numbered, ...inWords.filter(({number}) => numbers.size === 0 || numbers.has(number))];
  const ofProgram = all.filter(({program}) => program !== undefined);
  const ofAnchor = all.filter(({anchor}) => anchor !== undefined);
  const joined = all.map((sighting) => {
    const isSame = (other: CustomSighting) => other.number === sighting.number && mayShareTransaction(other, sighting);
    // The first program that fails sets the number; its callers pass it on.
    const program = ofProgram.find(isSame)?.program;
    const anchor = ofAnchor.find(isSame)?.anchor;
    return {...sighting, ...(program !== undefined && {program}), ...(anchor !== undefined && {anchor})};
  });
  // A log can state the same error in thousands of lines.
  const byContent = joined.map(
    (sighting) => [JSON.stringify({...sighting, transaction: undefined}), sighting] as const,
  );
  return [...new Map(byContent).values()];
}

function mayShareTransaction({transaction: one}: CustomSighting, {transaction: other}: CustomSighting): boolean {
  return one === undefined || other === undefined || one === other;
}

function describeAll(sighting: Sighting): DecodedError[] {
  const {place, quote} = sighting;
  return describeSighting(sighting).map((finding) => ({
    ...finding,
    places: place === undefined ? finding.places : [...finding.places, place],
    quotes: quote === undefined ? finding.quotes : [...finding.quotes, quote],
  }));
}

/** The findings of a sighting by itself, without where it was. */
export function describeSighting(sighting: Sighting): DecodedError[] {
  switch (sighting.kind) {
    case 'rpc':
      return [describeRpc(sighting.code, sighting.message)];
    case 'rpc-words':
      return [describeRpcWords(sighting.code)];
    case 'custom':
      return describeCustom(sighting);
    case 'transaction':
    case 'instruction':
      return [describeRuntime(sighting.kind, sighting.name, sighting.program)];
    case 'name':
      return describeName(sighting.name);
    case 'custom-words':
      return describeMeanings(meaningsOfTyped(sighting.words).filter(({kind}) => kind === 'program')).map(asPossible);
    case 'http':
      return [describeStatus(sighting.code)];
    case 'http-name':
      return [describeStatusName(sighting.code)];
    case 'handshake':
      return [describeHandshake(sighting.code)];
    case 'status-body':
      return [describeStatusBody(sighting.known)];
    case 'close':
      return [describeCloseCode(sighting.code, sighting)];
    case 'kit':
      return [describeKit(sighting.code)];
    case 'client':
      return [describeClient(sighting.known)];
    case 'builtin':
      return [describeBuiltin(sighting.known)];
    case 'compute':
      return [describeCompute()];
    case 'no-connection':
      return [describeNoConnection(sighting)];
    case 'closed':
      return [describeClosed()];
    case 'kit-text':
      return [describeKitText()];
  }
}

/**
 * Drops redundant findings: `Custom`, if there is a finding for its number; an error of which another finding says
 * more, as its id does; the body that came with a refused handshake, since it answers a call that nobody sent; and a
 * success or redirect status or an unknown kit message, if there is any other finding.
 */
function isWorthSaying({id}: DecodedError, _index: number, all: readonly DecodedError[]): boolean {
  if (all.some((other) => other.id.startsWith(`${id}:`))) return false;
  const [status] = /^http:\d{3}(?=:(?!handshake))/.exec(id) ?? [];
  if (status !== undefined && all.some((other) => other.id === `${status}:handshake`)) return false;
  if (id === 'instruction:Custom') return !all.some(({owner}) => owner === 'program');
  return !(emptyWrappers.has(id) || /^http:[23]\d\d$/.test(id)) || all.length === 1;
}

/** Programs say most about a failure, then the runtime; wrappers, HTTP statuses and unknown codes say least. */
function rank({id, owner, certainty}: DecodedError): number {
  const order = ['program', 'runtime', 'syndica', 'client', 'node', 'json-rpc', 'websocket', 'http', 'unknown'];
  if (consequences.has(id)) return order.length * 10;
  const isContainer = containers.has(id);
  // A limit of another server under a code of Solana: more than its status says.
  const isExplained = owner === 'unknown' && certainty === 'possible';
  return order.indexOf(isExplained ? 'node' : owner) * 10 + (isContainer ? 5 : 0) + (certainty === 'certain' ? 0 : 1);
}
