import type {Path} from '../../lib/rpc-check/problem';
import {hasKeyPath} from '../../lib/secrets/key-path';
import {checkAddress, isKnownAddress} from './check-address';
import {checkBody, type CheckPair} from './check-body';
import {joined, type Checked} from './checked';
import {addressesIn, type PlacedAddress} from './code/addresses-in';
import type {RequestsInCode} from './code/requests-in-code';
import {foreignHostNotes} from './foreign-host';
import type {FoundFinding} from './placed-finding';
import {planNotes} from './plan-notes';
import {sentFindings} from './sent-findings';
import {targetFindings} from './target-findings';

/** Checks the requests and URLs in source code. */
export function checkCode({requests, withoutComments: code, sent, targets}: RequestsInCode): Checked {
  const addresses = addressesIn(code);
  const ours = addresses.filter(({text}) => isKnownAddress(text) || hasKeyPath(text));
  const targeted = addresses.filter(({at}) => targets.has(at) || isRequestLine(code, at));
  const target = onlyTarget(
    code,
    addresses.map(({text}) => text),
  );
  // Syndica's plans do not apply to a program that uses only other hosts.
  const mayBeOurs = addresses.length === 0 || ours.length > 0;
  const unknownTarget: CheckPair = mayBeOurs ? planNotes : () => [];
  const checkPair = target === undefined ? unknownTarget : targetFindings(target);
  const findings = [...new Set([...ours, ...targeted])].flatMap(({text, at}): FoundFinding[] =>
    checkAddress(text).map((found) => ({...found, at})),
  );
  // Tests and logs contain notifications sent by a server.
  const called = requests.filter(({text}) => !/"method":\s*"\w+Notification"/.test(text));
  const checked = joined(called.map((request) => withoutAdded(checkBody(request, {checkPair}), request.text, code)));
  const notes = called.length === 0 ? [] : hostNotes(targeted, checked.methods);
  return joined([{findings: [...findings, ...sent.flatMap(sentFindings), ...notes], methods: []}, checked]);
}

/** Notes on other providers' hosts, one for each. */
function hostNotes(addresses: readonly PlacedAddress[], methods: readonly string[]): FoundFinding[] {
  const all = addresses.flatMap(({text, at}) => foreignHostNotes(text, methods).map((found) => ({...found, at})));
  return all.filter(({what}, index) => all.findIndex((other) => other.what === what) === index);
}

/** Whether a URL is alone on a line or follows an HTTP method, as in .http files. */
function isRequestLine(code: string, at: number): boolean {
  return /^[ \t]*(?:[A-Z]{3,7}[ \t]+)?$/.test(code.slice(code.lastIndexOf('\n', at) + 1, at));
}

/** Drops findings about a missing member that the code may add elsewhere: by name, or by spreading another object. */
function withoutAdded({methods, findings}: Checked, request: string, code: string): Checked {
  const added = ['id', 'params'].filter(
    (name) => !request.includes(`"${name}"`) && new RegExp(`(?:\\.|\\[["'])${name}\\b|(?:\\.{3}|\\*\\*)\\w`).test(code),
  );
  // In a batch, the index of the request precedes the name.
  const memberOf = (path: Path) => path.find((step) => typeof step === 'string') ?? '';
  return {methods, findings: findings.filter(({path = []}) => !added.includes(memberOf(path)))};
}

/** The target of the requests, if the code has no other URL and no sign of the other transport. */
function onlyTarget(code: string, addresses: readonly string[]): string | undefined {
  const [target, ...others] = new Set(addresses);
  if (target === undefined || others.length > 0) return undefined;
  const rest = code.replaceAll(target, '');
  const otherWay = target.startsWith('ws') ? /\b(?:https?|fetch|axios|requests)\b/i : /websocket|\bwss?\b/i;
  return otherWay.test(rest) ? undefined : target;
}
