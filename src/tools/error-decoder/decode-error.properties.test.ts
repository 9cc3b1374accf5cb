import fc from 'fast-check';
import {expect, test} from 'vitest';
import {anchorErrors} from '../../data/errors/anchor-errors';
import {instructionErrors, nodeErrors, transactionErrors} from '../../data/errors/solana-errors';
import {findSecrets} from '../../lib/secrets/find-secrets';
import {decodeError} from './decode-error';
import {examples} from './examples';
import {explainNothing} from './explain-nothing';
import {maximumLength} from './parts-to-read';

/** Pieces that the parsers match, so that random texts reach all of them. */
const piece = fc.oneof(
  fc.constantFrom(
    ...examples.map(({text}) => text),
    ...nodeErrors.map(({code, message}) => `"code":${code},"message":"${message}"`),
    ...[...transactionErrors, ...instructionErrors].flatMap(({name, message}) => [name, message]),
    ...anchorErrors.map(({name, code}) => `Error Code: ${name}. Error Number: ${code}.`),
    'Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: ',
    'custom program error: 0x',
    'AnchorError caused by account: ',
    'Error processing Instruction ',
    'insufficient lamports 1, need 2',
    ' consumed 2 of 2 compute units',
    "KeyError: 'SYNDICA_API_KEY'",
    'Cross-Origin Request Blocked: (Reason: CORS header missing). Status code: 403.',
    'HTTP/2 ',
    'websocket close code ',
    'Cloudflare error code: ',
    '<h1>Error <span>',
    'POST /rpc ',
    'missing field `',
    ' too large: 1 bytes (max: encoded/raw ',
    ' (0x',
    'SOLANA_ERROR__',
    'Solana error #',
    '__proto__',
    'constructor',
    '\\"',
    '\\\\',
    '{"err":',
    '{"InstructionError":[',
    '[[{',
    '}]]',
    '\u0000',
    '\uD800',
    '\u202E',
    '\n',
  ),
  fc.string({unit: 'binary'}),
  fc.string(),
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.json(),
);

const anyText = fc.array(piece, {maxLength: 12}).map((pieces) => pieces.join(''));

/** Checks that the page can show every finding. */
function check(text: string): void {
  const findings = decodeError(text);
  expect(new Set(findings.map(({id}) => id)).size).toBe(findings.length);
  for (const {code, meaning, href, actions} of findings) {
    expect(code).not.toBe('');
    expect(meaning).not.toBe('');
    expect(actions.length).toBeGreaterThan(0);
    expect(href).toMatch(/^\/platform\/resources\/[a-z-]+#[a-z0-9-]+$/);
  }
  expect(findings.length).toBeLessThanOrEqual(20);
  explainNothing(text);
  findSecrets(text);
}

test('no text makes the decoder throw', {timeout: 120_000}, () => {
  fc.assert(fc.property(anyText, check), {numRuns: 10_000});
});

test('no JSON makes the decoder throw', {timeout: 120_000}, () => {
  const key = fc.constantFrom(
    'error',
    'err',
    'code',
    'message',
    'data',
    'logs',
    'InstructionError',
    'Custom',
    '__code',
    'meta',
    'value',
    'status',
    'result',
    'context',
  );
  const {value} = fc.letrec<{value: unknown}>((tie) => ({
    value: fc.oneof(
      {maxDepth: 4},
      fc.constantFrom(
        null,
        true,
        -32002,
        -32005,
        429,
        6001,
        4615026,
        1e300,
        'BlockhashNotFound',
        'Custom',
        'constructor',
      ),
      fc.string(),
      fc.array(tie('value'), {maxLength: 4}),
      fc.dictionary(
        fc.oneof(key, fc.constantFrom(...transactionErrors.map(({name}) => name)), fc.string()),
        tie('value'),
        {maxKeys: 4},
      ),
    ),
  }));
  fc.assert(
    fc.property(value, (json) => check(JSON.stringify(json))),
    {numRuns: 1_000},
  );
});

const long = maximumLength + 1;

test.each([
  ['open brackets', '['.repeat(long)],
  ['closing brackets', '}'.repeat(long)],
  ['nested lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['nested objects', `${'{"err":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['backslashes before a quote', `${'\\'.repeat(long - 10)}"{`],
  ['quotes', '"'.repeat(long)],
  ['spaces', `code${' '.repeat(long)}1`],
  ['one endless line', 'Program log: '.repeat(long / 13)],
  ['one endless word', 'Aa'.repeat(long / 2)],
  ['truncated Anchor lines', 'AnchorError thrown in '.repeat(long / 22)],
  ['numbers in a list', `[${'1,'.repeat(long / 2)}`],
  ['many lines', 'Transaction \n'.repeat(long / 13)],
  ['many short lines', 'a\n'.repeat(long / 2)],
  ['many numbers of programs', 'custom program error: 1\n'.repeat(long / 24)],
  [
    'many failures',
    `Program ${'1'.repeat(32)} invoke [1]\nProgram ${'1'.repeat(32)} failed: custom program error: 0x1\n`.repeat(
      long / 126,
    ),
  ],
  [
    'many reasons',
    Array.from(
      {length: long / 50},
      (_, index) => `Program log: Error: ${index}\nProgram ${'1'.repeat(32)} failed: custom program error: 0x1\n`,
    ).join(''),
  ],
  ['digits that are counted', `consumed ${'1'.repeat(9)} of `.repeat(long / 23)],
  ['many objects', '{"code":-32005}'.repeat(long / 15)],
])('a text crafted to be slow is decoded within the time limit: %s', (_name, text) => check(text));
