import {describe, expect, test} from 'vitest';
import {differenceOf, jsonValues, mask} from './mask';

describe('mask', () => {
  test.for([
    ['Slot 446970123', 'Slot <integer>'],
    ['446970123n of 1,234,567', '<integer>n of <integer>'],
    ['0.034512 and 1.25', '<decimal> and 1.25'],
    ['code -32005, status 429', 'code -32005, status 429'],
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v owns 11111111111111111111111111111111', '<encoded> owns <encoded>'],
    ['2026-11-21T15:00:00.123Z', '<time>'],
    ['date: Sat, 21 Nov 2026 15:15:06 GMT', 'date: <time>'],
    ['done in 12.5 ms, next attempt in 0.7s', 'done in <duration>, next attempt in <duration>'],
    ['0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11', '<uuid>'],
    ['data AQAAABTfYpE4NgXTzcPoRcfd==', 'data <encoded>'],
    [`data ${'ABCD'.repeat(22)}+/`, 'data <encoded>'],
    ['solana-rpc/get-balance getMultipleAccounts', 'solana-rpc/get-balance getMultipleAccounts'],
  ] as const)('%s', ([text, masked]) => {
    expect(mask(text)).toBe(masked);
  });
});

describe('differenceOf', () => {
  test('compares JSON by value, except for values that vary', () => {
    const page =
      '{\n  "jsonrpc": "2.0",\n  "result": {"slot": 446970123, "hash": "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"},\n  "id": 1\n}';
    const hash = 'So11111111111111111111111111111111111111112';
    expect(differenceOf(page, `{"id":1,"jsonrpc":"2.0","result":{"hash":"${hash}","slot":4711}}`)).toBeUndefined();
    expect(differenceOf(page, `{"id":1,"jsonrpc":"2.0","result":{"hash":"${hash}","slot":42}}`)).toContain('"slot":42');
    expect(differenceOf(page, `{"id":2,"jsonrpc":"2.0","result":{"hash":"${hash}","slot":4711}}`)).toContain('"id":2');
    expect(differenceOf(page, `{"id":1,"jsonrpc":"2.0","result":{"slot":4711}}`)).toBeDefined();
  });

  test('distinguishes error codes', () => {
    expect(differenceOf('{"code": -32005}', '{"code": -32007}')).toBeDefined();
  });

  test('distinguishes a number from a string, and null from a missing field', () => {
    expect(differenceOf('{"a": 1}', '{"a": "1"}')).toBeDefined();
    expect(differenceOf('{"a": null}', '{}')).toBeDefined();
  });

  test('compares headers and the body below them', () => {
    const page = 'HTTP/1.1 200 OK\ndate: Sat, 21 Nov 2026 15:15:06 GMT\n\n{"result": "ok"}\n';
    expect(
      differenceOf(page, 'HTTP/1.1 200 OK\r\ndate: Sun, 22 Nov 2026 01:02:03 GMT\r\n\r\n{"result":"ok"}'),
    ).toBeUndefined();
    expect(differenceOf(page, 'HTTP/1.1 429 Too Many Requests\n\n{"result":"ok"}')).toBe(
      'It printed: HTTP/1.1 429 Too Many Requests\nwhere the expected output is: HTTP/1.1 200 OK',
    );
  });

  test('compares the first lines of a stream', () => {
    const stream = 'Slot 446970123\nSlot 446970124\nSlot 446970125\n';
    expect(differenceOf('Slot 1000\nSlot 1001\n', stream, {firstLinesOnly: true})).toBeUndefined();
    expect(differenceOf('Slot 1000\nSlot 1001\n', stream)).toBe('It printed more than expected: Slot 446970125');
    expect(differenceOf(`${stream}Slot 446970126\n`, stream, {firstLinesOnly: true})).toContain(
      'It printed nothing in place of',
    );
  });

  test('treats text that only looks like JSON as lines', () => {
    expect(differenceOf('[1] Done\n{a: 1}', '[1] Done\n{a: 1}')).toBeUndefined();
    expect(differenceOf('[1] Done', '[2] Done')).toBeDefined();
  });
});

test('jsonValues finds each value among the lines', () => {
  const text = 'HTTP/1.1 200 OK\n\n{"a": "}"}{"b": ["\\"]"]}\n[1]\nend';
  expect(jsonValues(text)).toEqual([{a: '}'}, {b: ['"]']}, [1]]);
});
