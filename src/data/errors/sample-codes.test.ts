import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {httpStatuses} from './http-statuses';
import {otherHttpStatuses} from './other-http-statuses';
import {providerErrors} from './provider-errors';
import {nodeErrors, solanaErrors, type Retry, type RpcError} from './solana-errors';

/** Samples are self-contained files for copying, so each has its own copy of the list. */
const lists: readonly {readonly sample: string; readonly name: string; readonly retry: Retry}[] = [
  {sample: 'rate-limits/call.ts', name: 'passingCodes', retry: 'same'},
  {sample: 'rate-limits/call.py', name: 'PASSING_CODES', retry: 'same'},
  {sample: 'rate-limits/call.go', name: 'passingCodes', retry: 'same'},
  {sample: 'rate-limits/call.ts', name: 'otherNodeCodes', retry: 'other-node'},
  {sample: 'rate-limits/call.py', name: 'OTHER_NODE_CODES', retry: 'other-node'},
  {sample: 'rate-limits/call.go', name: 'otherNodeCodes', retry: 'other-node'},
  {sample: 'solana-rpc/retry-kit.ts', name: 'passingCodes', retry: 'same'},
  {sample: 'solana-rpc/retry-kit.ts', name: 'otherNodeCodes', retry: 'other-node'},
  {sample: 'error-codes/next-step.ts', name: 'waitAndRepeat', retry: 'same'},
  {sample: 'error-codes/next-step.ts', name: 'otherNodeOrLater', retry: 'other-node'},
];

const textOf = (sample: string) => readFileSync(new URL(`../../samples/${sample}`, import.meta.url), 'utf8');

/** The codes of a list, in source order; empty if the text has no such list. */
function listedCodes(text: string, name: string): number[] {
  const [, list] = new RegExp(`^(?:const |var )?${name} = [^-\\d]*([^\\]}]*)`, 'm').exec(text) ?? [];
  return list === undefined ? [] : (list.match(/-?\d+/g)?.map(Number) ?? []);
}

/** What to do when a list is not up to date. */
const renewal = (sample: string) =>
  `List in src/samples/${sample} what is expected, in this order, and run npm run test:samples -- --update -t ${sample}`;

test('lists are parsed in each language, in source order', () => {
  expect(listedCodes('x = 1\nPASSING = {7429, -32603}\n', 'PASSING')).toEqual([7429, -32603]);
  expect(listedCodes('var passing = []int{7429, -32603}\n', 'passing')).toEqual([7429, -32603]);
  expect(listedCodes('const passing = new Set([\n  -32005,\n  -1,\n]);', 'passing')).toEqual([-32005, -1]);
  expect(listedCodes('const other = [1];', 'passing')).toEqual([]);
});

test.each(lists)('$name in $sample has the codes for which the tables advise "$retry"', ({sample, name, retry}) => {
  const advised = [...providerErrors, ...nodeErrors].filter((error) => error.retry === retry);
  expect(listedCodes(textOf(sample), name), renewal(sample)).toEqual(advised.map(({code}) => code));
});

test.each([
  ['rate-limits/call.ts', 'passingStatuses'],
  ['rate-limits/call.py', 'PASSING_STATUSES'],
  ['rate-limits/call.go', 'passingStatuses'],
  ['solana-rpc/retry-kit.ts', 'passingStatuses'],
  ['solana-rpc/failover-kit.ts', 'passingStatuses'],
])('%s retries the HTTP statuses that the tables advise to retry', (sample, name) => {
  const advised = [...httpStatuses, ...otherHttpStatuses].filter(({retry}) => retry === 'same');
  const statuses = advised.map(({status}) => status).sort((a, b) => a - b);
  expect(listedCodes(textOf(sample), name), renewal(sample)).toEqual(statuses);
});

test('solana-rpc/failover-kit.ts asks the next endpoint after each error that may be only of this one', () => {
  // The period in which rewards are paid out is the same on each node.
  const ofNode = ({code, retry}: RpcError) => retry === 'other-node' || (retry === 'same' && code !== -32017);
  const advised = nodeErrors.filter(ofNode);
  expect(listedCodes(textOf('solana-rpc/failover-kit.ts'), 'otherNodeCodes')).toEqual(advised.map(({code}) => code));
});

test.each([
  ['chainstream/gaps.ts', 'missingCodes'],
  ['chainstream/gaps.py', 'MISSING_CODES'],
])('%s requests a block again if another node can help', (sample, name) => {
  const advised = solanaErrors.filter(({retry, methods}) => retry === 'other-node' && methods.includes('getBlock'));
  expect(listedCodes(textOf(sample), name), renewal(sample)).toEqual(advised.map(({code}) => code));
});
