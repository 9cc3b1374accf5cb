import {describe, expect, test} from 'vitest';
import {formatAnswer} from './format-answer';

const answer = (body: object, status = 200) => ({status, statusText: '', text: JSON.stringify(body)});
const ofResult = (result: unknown) => formatAnswer(answer({jsonrpc: '2.0', id: 1, result}));

describe('the error in a response', () => {
  test.each([
    ['simulateTransaction', {context: {slot: 1}, value: {err: 'BlockhashNotFound', logs: []}}],
    ['getSignatureStatuses', {context: {slot: 1}, value: [null, {err: {InstructionError: [0, {Custom: 1}]}}]}],
    ['getTransaction', {slot: 1, meta: {err: {InsufficientFundsForRent: {account_index: 1}}}}],
  ])('is that of a failed transaction from %s', (_method, result) => {
    expect(ofResult(result).error).toBe(JSON.stringify({jsonrpc: '2.0', id: 1, result}));
  });

  test.each([
    ['simulateTransaction', {context: {slot: 1}, value: {err: null, logs: []}}],
    ['getSignatureStatuses', {context: {slot: 1}, value: [null, {err: null}]}],
    ['getTransaction', {slot: 1, meta: {err: null}}],
    ['getSignaturesForAddress, of which many can have failed', [{signature: 'a', err: 'AccountInUse'}]],
    ['getSlot', 446970123],
    ['getTransaction, which found none', null],
  ])('is missing without one from %s', (_method, result) => {
    expect(ofResult(result).error).toBeUndefined();
  });

  test('is that of HTTP with its status, else that of JSON-RPC', () => {
    const body = {jsonrpc: '2.0', id: 1, error: {code: -32005, message: 'Node is unhealthy'}};
    expect(formatAnswer(answer(body)).error).toBe(JSON.stringify(body));
    expect(formatAnswer(answer(body, 429)).error).toMatch(/^HTTP\/1\.1 429 \n\n\{/);
  });
});
