import {describe, expect, test} from 'vitest';
import {factFigures, figures} from '../../.ci/remark/lib/figures.mjs';
import {findFigures} from '../../.ci/remark/lib/find-figures.mjs';
import {httpLimitOf} from '../../src/data/rpc/method-limits';
import type {Facts} from '../../src/lib/fact';

const from = {source: 'https://docs.syndica.io', verified: '2026-11-21'};
const facts: Facts = {
  'a.bytes': {text: '1,232 bytes', value: 1232, unit: 'bytes', ...from},
  'a.price': {text: '$0.14', value: 0.14, unit: 'USD/hour', ...from},
  'a.month': {text: '$100.80', value: 100.8, unit: 'USD/30 days', ...from},
  'a.delay': {text: '400 ms', value: 400, unit: 'ms', ...from},
  'a.interval': {text: '30 seconds', value: 30, unit: 's', ...from},
  'a.life': {text: '150 blocks', value: 150, unit: 'blocks', ...from},
  'a.fees': {text: '150 blocks', value: 150, unit: 'blocks', ...from},
  'a.streams': {text: '10', value: 10, unit: 'streams', ...from},
  'a.days': {text: '1,000', value: 1000, unit: 'days', ...from},
  'a.addresses': {text: '128 addresses', value: 128, unit: 'addresses', ...from},
  'a.units': {text: '1,400,000', value: 1_400_000, unit: 'compute units', ...from},
  'a.accounts': {text: '25', value: 25, unit: 'accounts in the response', ...from},
  'a.rate': {text: '20', value: 20, unit: 'requests/second', ...from},
  'a.fee': {text: '5,000 lamports', value: 5000, unit: 'lamports/signature', ...from},
  'a.share': {text: '9%', value: 900, unit: 'basis points of effective stake/epoch', ...from},
  'a.range': {text: '70–76%', ...from},
  'a.version': {text: '4.3.0-beta.2', ...from},
  'a.words': {text: 'two thirds', ...from},
};
const own = factFigures(facts);

/** The ids of the facts whose figures a text contains as literals. */
const typed = (text: string) =>
  findFigures({text, codes: []}, own).flatMap(({uses}) =>
    uses.map((use) => use.replace(/^<Fact id="(.*)" \/>$/, '$1')),
  );

describe('a figure of a fact is found', () => {
  test.each([
    ['a.bytes', 'has at most 1,232 bytes.'],
    ['a.bytes', 'has at most 1232 bytes.'],
    ['a.bytes', 'the 1,232-byte limit'],
    ['a.bytes', 'up to 1232.'],
    ['a.bytes', 'up to 1,232 for the legacy format'],
    ['a.bytes', '1,232'],
    ['a.bytes', 'at most 1,232\nbytes'],
    ['a.price', 'costs $0.14 per stream and hour'],
    ['a.price', 'costs 0.14 USD'],
    ['a.price', 'costs $.14.'],
    ['a.month', '$100.80 a month'],
    ['a.month', 'about $100.8'],
    ['a.delay', 'waits 400 ms'],
    ['a.delay', 'waits 400ms, then'],
    ['a.delay', 'waits 400 milliseconds'],
    ['a.interval', 'a ping each 30 seconds'],
    ['a.interval', 'a 30-second interval'],
    ['a.interval', 'after 30s'],
    ['a.streams', 'up to 10 streams'],
    ['a.streams', 'up to 10 open streams'],
    ['a.days', 'at most 1,000 days'],
    ['a.addresses', 'each of 128 addresses'],
    ['a.addresses', 'the 128-address limit'],
    ['a.units', '1,400,000 compute units'],
    ['a.units', '1400000 CUs'],
    ['a.accounts', 'has 25 accounts in the response'],
    ['a.accounts', 'has 25 accounts in\nthe response'],
    ['a.rate', '20 requests per second'],
    ['a.rate', '20 requests/s'],
    ['a.rate', '20 RPS'],
    ['a.fee', '5,000 lamports for each signature'],
    ['a.fee', 'a fee of 5000 per signature'],
    ['a.share', 'at most 9% of the stake'],
    ['a.share', 'at most 9 percent'],
    ['a.range', 'saves 70-76%'],
    ['a.version', 'read from Agave 4.3.0-beta.2, in'],
  ])('%s: %s', (id, text) => {
    expect(typed(text)).toEqual([id]);
  });

  test('with every fact that states it, and its offset', () => {
    expect(findFigures({text: 'for 150 blocks, not 10 streams', codes: []}, own)).toEqual([
      {text: '150 blocks', offset: 4, uses: ['<Fact id="a.life" />', '<Fact id="a.fees" />']},
      {text: '10 streams', offset: 20, uses: ['<Fact id="a.streams" />']},
    ]);
  });
});

test.each([
  'sends 1,000 lamports to itself',
  'sends 1,232 rows',
  'at 11,232 bytes',
  'at 1,232.5 bytes',
  'error -1232',
  'port v1232',
  'costs $30 or $0.145',
  '10 more seconds than streams',
  '10 and streams',
  '30 times',
  'sends 20 requests, one per second',
  'at 20 requests per minute',
  'a share of 19% or 9.5%',
  'version 4.3.0-beta.21',
  'in two thirds of the cases',
  'HTTP 400, in JSON-RPC 2.0',
  '150, 128 and 10',
])('nothing is found in: %s', (text) => {
  expect(typed(text)).toEqual([]);
});

describe('a limit of a method', () => {
  const uses = (text: string, codes: string[]) => findFigures({text, codes}, figures).flatMap((figure) => figure.uses);
  const takes = (rate: number) => `takes ${rate} requests per second`;

  test('is found where its method is named', () => {
    const {standard} = httpLimitOf('getTokenAccountsByOwner');
    expect(uses(takes(standard), ['getTokenAccountsByOwner'])).toContain('<DataBlock id="http-rate-limits" />');
    const {scale} = httpLimitOf('sendTransaction');
    expect(uses(takes(scale), ['sendTransaction'])).toContain('<Fact id="limits.sendTransactionScale" />');
  });

  test('is not found elsewhere', () => {
    expect(uses(takes(httpLimitOf('getTokenAccountsByOwner').standard), ['getSlot'])).toEqual([]);
    expect(uses(takes(httpLimitOf('getProgramAccounts').scale), ['getSlot'])).toEqual([]);
  });
});
