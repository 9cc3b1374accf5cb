import {clientClasses} from '../../data/errors/client-classes';
import type {DecodedError} from './decoded-error';
import {describeClient, describeKit, describeKitText, describeWeb3Js, kitTextId} from './describe-client';
import {describeCloseCode, describeClosed} from './describe-closing';
import {describeNoConnection} from './describe-connection';
import {describeBuiltin, describeCustom, describeProgramError} from './describe-program';
import {describeRpc, describeRpcWords} from './describe-rpc';
import {describeCompute, describeRuntime} from './describe-runtime';
import {describeStatus, describeStatusName} from './describe-status';
import {meaningsOf, meaningsOfTyped, type NameMeaning} from './known-names';
import type {CustomSighting, Sighting} from './sighting';

/** Errors that wrap a more specific one. */
const containers = new Set([
  'rpc:-32002',
  'instruction:ProgramFailedToComplete',
  ...clientClasses.filter(({isWrapper}) => isWrapper).map(({name}) => `client:${name}`),
]);

/** A body that is not JSON is a consequence of another error, which is listed first. */
const consequences = new Set(['client:Not JSON']);

/** Readers look at a few findings, not at hundreds. */
const maximumFindings = 20;

/** Turns independent groups of sightings into findings, most specific first. */
export function resolve(groups: readonly (readonly Sighting[])[]): DecodedError[] {
  const findings = merge(groups.flatMap(resolveGroup)).filter(isWorthSaying);
  // When CORS blocks a 403, the origin is the cause of both, so the 403 comes second.
  const isBlocked = findings.some(({id}) => id === 'no-connection:cors');
  const place = (finding: DecodedError) => rank(finding) + (isBlocked && finding.id === 'http:403' ? 1 : 0);
  return findings.sort((a, b) => place(a) - place(b)).slice(0, maximumFindings);
}

function resolveGroup(sightings: readonly Sighting[]): DecodedError[] {
  const customs = joinCustoms(sightings.filter((sighting) => sighting.kind === 'custom'));
  const others = sightings.filter((sighting) => sighting.kind !== 'custom' && sighting.kind !== 'name');
  const direct = merge([...customs, ...others].flatMap(describeAll));
  const names = sightings
    .filter((sighting) => sighting.kind === 'name')
    .filter(({name}) => !direct.some((finding) => finding.name === name || finding.code === name));
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
  return describe(sighting).map((finding) => ({
    ...finding,
    places: place === undefined ? finding.places : [...finding.places, place],
    quotes: quote === undefined ? finding.quotes : [...finding.quotes, quote],
  }));
}

function describe(sighting: Sighting): DecodedError[] {
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

/** The readings of a bare name. */
export function describeName(name: string): DecodedError[] {
  const meanings = meaningsOf(name);
  if (meanings.length === 0 && name.startsWith('SOLANA_ERROR__')) return [describeKit(name)];
  return describeMeanings(meanings);
}

/** A reading for each meaning, with what decides between them; `seen` adds other readings of the same text. */
export function describeMeanings(meanings: readonly NameMeaning[], seen: readonly Sighting[] = []): DecodedError[] {
  const readings = merge([...meanings.map(describeMeaning), ...seen.flatMap(describe)]);
  if (readings.length < 2) return readings;
  return readings.map(asPossible);
}

function asPossible(reading: DecodedError): DecodedError {
  return {...reading, certainty: 'possible', note: reading.note ?? whoSays(reading)};
}

function describeMeaning(meaning: NameMeaning): DecodedError {
  switch (meaning.kind) {
    case 'transaction':
    case 'instruction':
      return describeRuntime(meaning.kind, meaning.name);
    case 'rpc':
      return describeRpc(meaning.code);
    case 'rpc-words':
      return describeRpcWords(meaning.code);
    case 'program':
      return describeProgramError(meaning.program, meaning.number);
    case 'kit':
      return describeKit(meaning.code);
    case 'web3js':
      return describeWeb3Js(meaning.error);
    case 'client':
      return describeClient(meaning.error);
    case 'close':
      return describeCloseCode(meaning.code);
    case 'http':
      return describeStatusName(meaning.code);
  }
}

function whoSays({owner, ownerName, id}: DecodedError): string {
  if (owner === 'program')
    return `If the ${ownerName ?? 'program'} reports it: a log line with \`failed\` then names that program.`;
  if (id.startsWith('rpc:')) return 'If it is in the `error` of a response.';
  if (id.startsWith('close:')) return 'If a WebSocket closed with it.';
  if (id.startsWith('http:')) return 'If it is the status of an HTTP response.';
  if (id.startsWith('kit:')) return 'If `@solana/kit` reports it.';
  if (owner === 'client') return `If ${ownerName ?? 'a client library'} reports it.`;
  return id.startsWith('instruction:') ? 'If it is inside `InstructionError`.' : 'If it is on its own, in `err`.';
}

function merge(findings: readonly DecodedError[]): DecodedError[] {
  const byId = new Map<string, [DecodedError, ...DecodedError[]]>();
  for (const finding of findings) {
    const same = byId.get(finding.id);
    if (same === undefined) byId.set(finding.id, [finding]);
    else same.push(finding);
  }
  return Array.from(byId.values(), join);
}

/** All at once: a batch can repeat an error thousands of times. */
function join(same: readonly [DecodedError, ...DecodedError[]]): DecodedError {
  return {
    ...same[0],
    // The longest meaning includes the case that the message identifies.
    meaning: same.reduce((longest, {meaning}) => (meaning.length > longest.length ? meaning : longest), ''),
    places: [...new Set(same.flatMap(({places}) => places))],
    quotes: [...new Set(same.flatMap(({quotes}) => quotes))],
  };
}

/**
 * Drops redundant findings: `Custom`, if there is a finding for its number; and a success or redirect status or an
 * unknown kit message, if there is any other finding.
 */
function isWorthSaying({id}: DecodedError, _index: number, all: readonly DecodedError[]): boolean {
  if (id === 'instruction:Custom') return !all.some(({owner}) => owner === 'program');
  return !(id === kitTextId || /^http:[23]/.test(id)) || all.length === 1;
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
