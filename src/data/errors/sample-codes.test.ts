import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {providerErrors} from './provider-errors';
import {jsonRpcErrors, solanaErrors, type Retry} from './solana-errors';

/** A sample is one file that a reader copies, so each has the list in it. */
const lists: readonly {readonly sample: string; readonly name: string; readonly retry: Retry}[] = [
  {sample: 'rate-limits/call.ts', name: 'passingCodes', retry: 'same'},
  {sample: 'rate-limits/call.py', name: 'PASSING_CODES', retry: 'same'},
  {sample: 'solana-rpc/retry-kit.ts', name: 'passingCodes', retry: 'same'},
  {sample: 'error-codes/next-step.ts', name: 'waitAndRepeat', retry: 'same'},
  {sample: 'error-codes/next-step.ts', name: 'otherNodeOrLater', retry: 'other-node'},
];

test.each(lists)('$name of $sample has the codes that the tables advise to retry so', ({sample, name, retry}) => {
  const text = readFileSync(new URL(`../../samples/${sample}`, import.meta.url), 'utf8');
  const [, list = ''] = new RegExp(`^(?:const )?${name} = [^-\\d]*([^\\]}]*)`, 'm').exec(text) ?? [];
  const codes = list.split(',').map(Number);
  const advised = [...providerErrors, ...jsonRpcErrors, ...solanaErrors].filter((error) => error.retry === retry);
  expect(codes).toEqual(advised.map(({code}) => code));
});
