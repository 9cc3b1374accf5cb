import {expect, test} from 'vitest';
import {repeated} from '../repeated.test-helper';
import {brokenPaths} from '../site-paths.test-helper';
import {anchorErrors} from './anchor-errors';
import {cloudflareChallenge, cloudflareRefusals} from './cloudflare-refusals';
import {cloudflareStatuses} from './cloudflare-statuses';
import {connectionFailures} from './connection-failures';
import {httpStatuses, nodeHttpStatuses} from './http-statuses';
import {knownPrograms} from './known-programs';
import {moreHttpStatuses} from './more-http-statuses';
import {otherConnectionFailures, wrongScheme} from './other-connection-failures';
import {otherHttpStatuses} from './other-http-statuses';
import {programActions} from './program-actions';
import {programErrors} from './program-errors';
import {noWebSocket} from './refused-handshakes';
import {instructionActions, transactionActions} from './runtime-actions';
import {anchorRanges, instructionErrors, transactionErrors} from './solana-errors';
import {statusBodies} from './status-bodies';
import {sharedWalletErrors} from './wallet-errors';
import {webSocketCloseCodes} from './websocket-close-codes';

test("Anchor's errors are in order, unique, and in ranges reserved by Anchor", () => {
  const codes = anchorErrors.map(({code}) => code);
  expect(codes, 'Keep anchorErrors sorted by code, each once.').toEqual([...new Set(codes)].sort((a, b) => a - b));
  const isKept = (code: number) => anchorRanges.some(({from, to}) => to !== undefined && code >= from && code <= to);
  expect(codes.filter((code) => !isKept(code))).toEqual([]);
  expect(new Set(anchorErrors.map(({name}) => name)).size).toBe(codes.length);
});

test('no HTTP status is listed twice', () => {
  const listed = [...httpStatuses, ...otherHttpStatuses, ...cloudflareStatuses].map(({status}) => status);
  expect(repeated([...listed, ...nodeHttpStatuses.map(({status}) => status)])).toEqual([]);
  expect(repeated([...listed, ...moreHttpStatuses.map(({status}) => status)])).toEqual([]);
});

test('no text for a failed connection is listed twice', () => {
  expect(repeated([...connectionFailures, ...otherConnectionFailures].map(({message}) => message))).toEqual([]);
});

test('close codes are 1000 to 1015, once each, except 1004, which has no meaning', () => {
  const codes = webSocketCloseCodes.map(({code}) => code);
  expect(codes).toEqual(Array.from({length: 16}, (_, index) => 1000 + index).filter((code) => code !== 1004));
});

test('program addresses look like base58 public keys', () => {
  expect(knownPrograms.filter(({address}) => !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address))).toEqual([]);
});

test('actions belong to existing errors', () => {
  const namesOf = (errors: readonly {readonly name: string}[]) => errors.map(({name}) => name);
  expect([...transactionActions.keys()].filter((name) => !namesOf(transactionErrors).includes(name))).toEqual([]);
  expect([...instructionActions.keys()].filter((name) => !namesOf(instructionErrors).includes(name))).toEqual([]);
  const lists = {...programErrors, anchor: anchorErrors};
  for (const list of ['system', 'token', 'anchor'] as const) {
    const codes = lists[list].map(({code}) => code);
    expect([...(programActions[list]?.keys() ?? [])].filter((code) => !codes.includes(code))).toEqual([]);
  }
});

test('each transaction error that needs a fix says which', () => {
  const asking = transactionErrors.filter(({retry, emitted}) => emitted && retry === 'after-fix');
  expect(asking.filter(({name}) => !transactionActions.has(name))).toEqual([]);
});

test('links lead to pages of the site', () => {
  const texts = [
    ...transactionActions.values(),
    ...instructionActions.values(),
    ...Object.values(programActions).flatMap((actions) => [...actions.values()]),
    ...[
      ...otherHttpStatuses,
      ...moreHttpStatuses,
      ...statusBodies,
      ...cloudflareRefusals.values(),
      cloudflareChallenge,
      noWebSocket,
      wrongScheme,
      ...sharedWalletErrors,
      ...webSocketCloseCodes,
      ...webSocketCloseCodes.flatMap(({reason}) => reason ?? []),
    ].map(({action}) => action),
  ];
  const paths = texts.flatMap((text) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to ?? ''));
  expect(paths.length).toBeGreaterThan(0);
  expect(brokenPaths(paths)).toEqual([]);
});
