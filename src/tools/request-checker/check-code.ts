import type {RequestsInCode} from './code/requests-in-code';
import {hasKeyPath} from '../../lib/secrets/api-keys';
import {checkAddress, isKnownAddress} from './check-address';
import {checkBody, type CheckPair} from './check-body';
import {joined, type Checked} from './checked';
import {foreignHostNotes} from './foreign-host';
import type {FoundFinding} from './placed-finding';
import {planNotes} from './plan-notes';
import {targetFindings} from './target-findings';
import {untypedWords} from './untyped-words';

/** An address whose host is written out, up to where its quotes end, or what the code joins to it. */
const address = /\b(?:https?|wss?):\/\/[\w.-]+(?::\d+)?(?=[/?#\s'"`<>)\],;\\]|$)[^\s'"`<>]*/gi;

/** The requests and the addresses of a program. */
export function checkCode({requests, withoutComments: code, untypedPosts, targets}: RequestsInCode): Checked {
  const addresses = Array.from(code.matchAll(address), ({0: text, index: at}) => ({text, at}));
  const ours = addresses.filter(({text}) => isKnownAddress(text) || hasKeyPath(text));
  const targeted = addresses.filter(({at}) => targets.has(at) || isRequestLine(code, at));
  const target = onlyTarget(
    code,
    addresses.map(({text}) => text),
  );
  // A program that names other hosts alone has no plan here.
  const mayBeOurs = addresses.length === 0 || ours.length > 0;
  const unknownTarget: CheckPair = mayBeOurs ? planNotes : () => [];
  const checkPair = target === undefined ? unknownTarget : targetFindings(target);
  const findings = [...new Set([...ours, ...targeted])].flatMap(({text, at}): FoundFinding[] =>
    checkAddress(text).map((found) => ({...found, at})),
  );
  const untyped = untypedPosts.map((post): FoundFinding => ({...untypedWords(post), at: post.at}));
  // Tests and logs hold what a server sends.
  const sent = requests.filter(({text}) => !/"method":\s*"\w+Notification"/.test(text));
  const checked = joined(sent.map((request) => withoutAdded(checkBody(request, {checkPair}), request.text, code)));
  const notes = sent.length === 0 ? [] : hostNotes(targeted, checked.methods);
  return joined([{findings: [...findings, ...untyped, ...notes], methods: []}, checked]);
}

interface PlacedAddress {
  readonly text: string;
  readonly at: number;
}

/** What is said of hosts of others, once for each of them. */
function hostNotes(addresses: readonly PlacedAddress[], methods: readonly string[]): FoundFinding[] {
  const all = addresses.flatMap(({text, at}) => foreignHostNotes(text, methods).map((found) => ({...found, at})));
  return all.filter(({what}, index) => all.findIndex((other) => other.what === what) === index);
}

/** Whether an address has a line for itself, or after `POST`, as files with requests have it. */
function isRequestLine(code: string, at: number): boolean {
  return /^[ \t]*(?:POST[ \t]+)?$/.test(code.slice(code.lastIndexOf('\n', at) + 1, at));
}

/** Leaves out that a member is missing, where the code may add it later: by its name, or with another object. */
function withoutAdded({methods, findings}: Checked, request: string, code: string): Checked {
  const added = ['id', 'params'].filter(
    (name) => !request.includes(`"${name}"`) && new RegExp(`(?:\\.|\\[["'])${name}\\b|(?:\\.{3}|\\*\\*)\\w`).test(code),
  );
  return {methods, findings: findings.filter(({path = []}) => !added.includes(String(path[0])))};
}

/** The address that requests go to, where the code has no other one, and does not connect in the other way too. */
function onlyTarget(code: string, addresses: readonly string[]): string | undefined {
  const [target, ...others] = new Set(addresses);
  if (target === undefined || others.length > 0) return undefined;
  const rest = code.replaceAll(target, '');
  const otherWay = target.startsWith('ws') ? /\b(?:https?|fetch|axios|requests)\b/i : /websocket|\bwss?\b/i;
  return otherWay.test(rest) ? undefined : target;
}
