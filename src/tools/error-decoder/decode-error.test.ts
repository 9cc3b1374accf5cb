import {describe, expect, test} from 'vitest';
import {anchorErrors} from '../../data/errors/anchor-errors';
import {builtinMessages} from '../../data/errors/builtin-messages';
import {clientClasses} from '../../data/errors/client-classes';
import {clientMessages} from '../../data/errors/client-messages';
import {cloudflareRefusals} from '../../data/errors/cloudflare-refusals';
import {cloudflareStatuses} from '../../data/errors/cloudflare-statuses';
import {kitErrorTitle} from '../../data/errors/error-titles';
import {httpStatuses} from '../../data/errors/http-statuses';
import {kitClientErrors} from '../../data/errors/kit-errors';
import {providerErrors} from '../../data/errors/provider-errors';
import {customProgramErrors, instructionErrors, nodeErrors, transactionErrors} from '../../data/errors/solana-errors';
import {statusBodies} from '../../data/errors/status-bodies';
import {sharedWalletErrors} from '../../data/errors/wallet-errors';
import {web3JsErrors} from '../../data/errors/web3js-errors';
import {webSocketCloseCodes} from '../../data/errors/websocket-close-codes';
import {decodeError} from './decode-error';

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const associatedToken = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const system = '11111111111111111111111111111111';
const unknownProgram = 'Vau1tProgram1111111111111111111111111111111';

const ids = (text: string) => decodeError(text).map(({id}) => id);
const first = (text: string) => {
  const [finding] = decodeError(text);
  if (finding === undefined) throw new Error(`Nothing found in: ${text}`);
  return finding;
};

test.each([
  ['custom program error 0x1', 'custom program error: 0x1'],
  ['Custom program error 1', 'custom program error: 0x1'],
  ['program error 0x1', '0x1'],
  ['Error 0x1771', '0x1771'],
  ['anchor error 3012', '3012'],
  ['rpc error 429', '429'],
  ['Error Number: 3012', '3012'],
  ['errorCode: 3012', '3012'],
])('%s, as people write it, is %s', (written, printed) => {
  expect(ids(written)).toEqual(ids(printed));
  expect(ids(written)).not.toEqual([]);
});

describe('a list', () => {
  const incident = ['BlockhashNotFound', '-32005', '-32016', '1006', '429'];
  const found = ['transaction:BlockhashNotFound', 'rpc:-32005', 'rpc:-32016', 'close:1006', 'http:429'];

  test.each(['\n', '\r\n\r\n', ', ', ',', '; ', ' | ', ' ', '\t'])('of codes between %j is decoded', (between) => {
    expect(ids(incident.join(between))).toEqual(found);
  });

  test('can have entries that are more than a code, and blank lines', () => {
    expect(ids('Blockhash not found\n\n-32005,\n-32016\nWebSocket close 1006\nHTTP 429\n')).toEqual(found);
  });

  test.each(['-', '*', '•'])('can have bullets: %s', (bullet) => {
    expect(ids(incident.map((code) => `${bullet} ${code}`).join('\n'))).toEqual(found);
  });

  test('has no readings that are less likely than others of the same code', () => {
    expect(ids('429, 0x1')).toEqual(['program:system:1', 'program:token:1', 'http:429']);
  });

  test.each([
    '429, and more',
    '12:00:01 429',
    '[429, 1006]',
    '429\nall good',
    '2026, 11, 29',
    '8080, 8899, 8900',
    '0x1771, 5',
  ])('is not what %j is', (text) => {
    expect(ids(text)).toEqual([]);
  });

  test('has no numbers that only count its entries, or something else', () => {
    expect(ids('HTTP 429\n3')).toEqual(['http:429']);
    expect(ids('3\nTransaction simulation failed: Blockhash not found')).not.toContain('program:token:3');
    expect(ids('InstructionError, 2, Custom, 6001')).not.toContain('program:system:2');
  });

  test.each(['"Custom": 6001', 'Custom: 6001', '"Custom": 6001,', '{"Custom": 6001}'])(
    'is not a label and its number: %s',
    (text) => expect(ids(text)).toEqual(['program:jupiter:6001', 'program:any:6001']),
  );

  test('may end with a separator', () => expect(ids('429 , 503 ,')).toEqual(['http:429', 'http:503']));
});

describe('a bare code', () => {
  test.each([
    ['-32005', ['rpc:-32005']],
    [' −32005 ', ['rpc:-32005']],
    ['code: -32005', ['rpc:-32005']],
    ['32005', ['rpc:-32005', 'program:any:32005']],
    ['32099', ['rpc:-32099', 'program:any:32099']],
    ['429', ['http:429', 'program:any:429']],
    ['7703', ['rpc:7703', 'program:any:7703']],
    ['1006', ['close:1006', 'program:any:1006']],
    ['1000', ['close:1000', 'program:anchor:1000']],
    ['6001', ['program:jupiter:6001', 'program:any:6001']],
    ['0x1771', ['program:jupiter:6001', 'program:any:6001']],
    ['0X1771', ['program:jupiter:6001', 'program:any:6001']],
    ['2006', ['program:anchor:2006', 'close:2006']],
    ['1012', ['close:1012', 'program:any:1012']],
    ['1013', ['close:1013', 'program:any:1013']],
    ['4000', ['program:any:4000', 'close:4000']],
    ['4999', ['program:any:4999', 'close:4999']],
    ['5001', ['program:any:5001']],
    ['999', ['program:any:999']],
    ['1', ['program:system:1', 'program:token:1', 'program:any:1']],
    ['7050008', ['transaction:BlockhashNotFound', 'program:any:7050008']],
    ['4294967296', ['rpc:4294967296']],
    ['0x100000000', ['hex:too-long']],
    ['"7429"', ['rpc:7429', 'program:any:7429']],
    ['7429:', ['rpc:7429', 'program:any:7429']],
    ['code: "7429"', ['rpc:7429', 'program:any:7429']],
    ['-32005.0', ['rpc:-32005']],
    ['`0x1771`', ['program:jupiter:6001', 'program:any:6001']],
    ['(6001)', ['program:jupiter:6001', 'program:any:6001']],
    ['6001 (0x1771)', ['program:jupiter:6001', 'program:any:6001']],
    ['error code: 6001 (0x1771)', ['program:jupiter:6001', 'program:any:6001']],
    ['0x1771 / 6001', ['program:jupiter:6001', 'program:any:6001']],
    ['0X1771 (6001)', ['program:jupiter:6001', 'program:any:6001']],
    ['0x1771 (6002)', []],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  test.each([...providerErrors, ...nodeErrors].map(({code}) => code))('%i is documented', (code) => {
    const finding = first(String(code));
    expect(finding).toMatchObject({id: `rpc:${code}`, certainty: 'certain', code: String(code)});
    expect(finding.href).toMatch(/#error-(?:minus-)?\d+$/);
    expect(finding.actions).not.toEqual([]);
  });

  test.each([
    [403, {meaning: expect.stringContaining('Syndica doesn’t document when')}, '#status-403'],
    [404, {note: expect.stringContaining('A proxy or load balancer')}, '#other-statuses'],
    [502, {note: expect.stringContaining('A proxy or load balancer')}, '#status-503'],
    [520, {note: expect.stringContaining('Cloudflare sends it')}, '#status-503'],
    [302, {name: 'Found', meaning: expect.stringContaining('without the body of a POST')}, '#other-statuses'],
    [307, {name: 'Temporary Redirect', meaning: expect.stringContaining('need not follow')}, '#other-statuses'],
    [304, {meaning: expect.stringContaining('point to another address')}, '#find-the-cause'],
    [418, {meaning: expect.stringContaining('a problem with the request')}, '#find-the-cause'],
    [599, {meaning: expect.stringContaining('a server failed')}, '#find-the-cause'],
  ])('HTTP %i is explained, with the section about it', (status, words, place) => {
    expect(first(`HTTP/1.1 ${status}`)).toMatchObject({...words, id: `http:${status}`});
    expect(first(`HTTP/1.1 ${status}`).href).toMatch(new RegExp(`${place}$`));
  });

  test.each([...httpStatuses, ...cloudflareStatuses].map(({status}) => status))('HTTP %i is documented', (status) => {
    expect(first(`HTTP/1.1 ${status}`)).toMatchObject({id: `http:${status}`, certainty: 'certain'});
  });

  test('-32005 comes from the node, and is not a rate limit', () => {
    expect(first('-32005')).toMatchObject({owner: 'node', retry: 'other-node'});
    expect(first('-32005').note).toContain('not a rate limit');
    const fromElsewhere = first('{"jsonrpc":"2.0","error":{"code":-32005,"message":"Too many requests"}}');
    expect(fromElsewhere).toMatchObject({certainty: 'possible', meaning: expect.stringContaining('different text')});
    expect(first('7429')).toMatchObject({owner: 'syndica', retry: 'same'});
    expect(first('-32602').owner).toBe('json-rpc');
  });

  test('of a code of the node, the usual causes are told, unless the message tells the case or is not a node’s', () => {
    const caused = (message?: string) =>
      first(JSON.stringify({jsonrpc: '2.0', error: {code: -32602, message}, id: 1})).cause;
    expect(caused()).toContain('Wrong type, wrong count');
    expect(caused('Invalid param: WrongSize')).toBeUndefined();
    expect(first('{"jsonrpc":"2.0","error":{"code":-32005,"message":"Too many requests"}}').cause).toBeUndefined();
    expect(first('{"jsonrpc":"2.0","error":{"code":-32600,"message":"Must be authenticated!"}}').cause).toBeUndefined();
    expect(first('{"jsonrpc":"2.0","error":{"code":-32603,"message":"Internal error"}}').cause).toContain('Ledger');
    expect(first('-32005').cause).toContain('catching up');
  });

  test.each([
    ['Retry-After: 10', 'Wait for 10 seconds first'],
    ['retry-after: 1', 'Wait for 1 second first'],
    ["headers: { 'retry-after': '30' }", 'Wait for 30 seconds first'],
    ['"retry-after": ["30"]', 'Wait for 30 seconds first'],
    [String.raw`{\"retry-after\":\"7\"}`, 'Wait for 7 seconds first'],
    ['Retry-After: 5 s', 'Wait for 5 seconds first'],
    ['Retry-After: Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['Retry-After: 2026-10-21T07:28:00Z', undefined],
    ['retry-after: 250 ms', undefined],
    ['retry-after: 2 minutes', undefined],
    ['Retry-After: 1.5', undefined],
    ['Retry-After: 0', undefined],
    ['Retry-After: 5\nRetry-After: 60', undefined],
  ])('with %s, a 429 says how long to wait', (header, wait) => {
    const [action] = first(`HTTP/1.1 429 Too Many Requests\n${header}`).actions;
    expect(action?.startsWith('Wait for') ? action.split(':')[0] : undefined).toBe(wait);
    expect(first(`HTTP/1.1 401 Unauthorized\n${header}`).actions).toEqual(first('HTTP 401').actions);
  });

  test('a response asks to wait, not a connection without one', () => {
    const found = decodeError('HTTP/1.1 429 Too Many Requests\nRetry-After: 10\n\nError: read ECONNRESET');
    const waits = found.filter(({actions}) => actions[0]?.startsWith('Wait for 10'));
    expect(found.length).toBeGreaterThan(1);
    expect(waits.map(({id}) => id)).toEqual(['http:429']);
  });

  test.each(['expected 500 accounts, 302 found', 'program log: 302 found', 'slot 303 see other slots'])(
    '%s is no redirect',
    (text) => {
      expect(ids(text)).toEqual([]);
    },
  );

  test.each([
    ['Invalid param: could not find account', 'Token method on an address without an account.'],
    ['Invalid param: not a Token mint', 'Token method that needs a mint.'],
    ['Invalid param: WrongSize', 'Bad pubkey, hash, signature or filter.'],
    ['Invalid param: could not find mint', 'No account exists at the address of the mint'],
    ['Invalid param: mint could not be unpacked', 'Mint data malformed.'],
    ['Invalid param: Token mint could not be unpacked', 'The account at the address of the mint is not a mint.'],
  ])('the case of a code is the one with the most specific message: %s', (message, meaning) => {
    const found = first(JSON.stringify({jsonrpc: '2.0', error: {code: -32602, message}, id: 1}));
    expect(found.meaning).toContain(`This text means: ${meaning}`);
  });

  test('the case of a code is kept if the text also has the code without a message', () => {
    const bare = {jsonrpc: '2.0', error: {code: -32602}, id: 1};
    const withMessage = {jsonrpc: '2.0', error: {code: -32602, message: 'Invalid param: WrongSize'}, id: 2};
    for (const batch of [
      [bare, withMessage],
      [withMessage, bare],
    ]) {
      expect(decodeError(JSON.stringify(batch))).toMatchObject([
        {id: 'rpc:-32602', meaning: expect.stringContaining('This text means:')},
      ]);
    }
  });

  test('a read that needs another node goes without affinity headers', () => {
    const [behind] = decodeError('-32005');
    const [invalid] = decodeError('-32602');
    expect(behind?.actions.join(' ')).toContain('Repeat a read without [affinity]');
    expect(invalid?.actions.join(' ')).not.toContain('Repeat a read');
  });

  test('methods with automatic affinity need another affinity key to reach another node', () => {
    expect(first('-32005').actions.join()).toMatch(/`sendTransaction`.*`X-Syndica-Affinity-Key`/);
    expect(first('-32001').actions.join()).not.toContain('Affinity');
  });

  test.each([
    [-32099, 'lets each server choose'],
    [-32150, 'reserves for itself'],
    [-7, 'outside the range'],
  ])('%i is unknown, and its range is named', (code, range) => {
    const finding = first(String(code));
    expect(finding).toMatchObject({certainty: 'unknown', owner: 'unknown'});
    expect(finding).not.toHaveProperty('retry');
    expect(finding.meaning).toContain(range);
  });
});

describe('a bare name', () => {
  test.each(transactionErrors.map(({name}) => name))('transaction error %s', (name) => {
    expect(ids(name)).toContain(`transaction:${name}`);
  });

  test.each(instructionErrors.map(({name}) => name))('instruction error %s', (name) => {
    expect(ids(name)).toContain(`instruction:${name}`);
  });

  test.each(anchorErrors.map(({name}) => name))('Anchor error %s', (name) => {
    expect(ids(name).join()).toContain('program:anchor:');
  });

  const titles: readonly (readonly [title: string, id: string])[] = [
    ...providerErrors.map(({code, name}) => [name, `rpc:${code}`] as const),
    ...nodeErrors.map(({code, title}) => [title, `rpc:${code}`] as const),
    ...webSocketCloseCodes.map(({code, name}) => [name, `close:${code}`] as const),
    ...kitClientErrors.map(({code, constant}) => [kitErrorTitle(constant), `kit:${code}`] as const),
    ...transactionErrors.map(({name}) => [name, `transaction:${name}`] as const),
    ...instructionErrors.map(({name}) => [name, `instruction:${name}`] as const),
    ...customProgramErrors.system.map(({code, name}) => [name, `program:system:${code}`] as const),
    ...customProgramErrors.token.map(({code, name}) => [name, `program:token:${code}`] as const),
    ...anchorErrors.map(({code, name}) => [name, `program:anchor:${code}`] as const),
    ...web3JsErrors.map(({name}) => [name, `web3js:${name}`] as const),
  ];
  test.each(titles)('%s, as on the page and in any case', (title, id) => {
    for (const typed of [title, title.toLowerCase(), title.toUpperCase(), `"${title}"`]) {
      expect(ids(typed), typed).toContain(id);
    }
  });

  test('a text that is the name of one error and the message of another has a reading for each', () => {
    const readings = decodeError('Signature verification failed');
    expect(readings.map(({id}) => id)).toEqual(['program:anchor:2046', 'client:Signature missing or wrong']);
    expect(readings.map(({note}) => note).join()).toContain('If @solana/web3.js reports it.');
  });

  test('a name with several possible owners has a reading for each', () => {
    const readings = decodeError('InsufficientFunds');
    expect(readings.map(({id}) => id)).toEqual(['instruction:InsufficientFunds', 'program:token:1']);
    expect(readings.every(({certainty, note}) => certainty === 'possible' && note !== undefined)).toBe(true);
  });
});

describe('a program error number', () => {
  test('belongs to the first program that failed', () => {
    const log = [
      `Program ${unknownProgram} invoke [1]`,
      `Program ${token} invoke [2]`,
      'Program log: Error: insufficient funds',
      `Program ${token} failed: custom program error: 0x1`,
      `Program ${unknownProgram} failed: custom program error: 0x1`,
    ].join('\n');
    expect(decodeError(log)).toMatchObject([
      {id: 'program:token:1', ownerName: 'Token program', certainty: 'certain', quotes: ['insufficient funds']},
    ]);
    expect(ids(`Program ${system} failed: custom program error: 0x1`)).toEqual(['program:system:1']);
  });

  test('of an unknown program has no name', () => {
    expect(first(`Program ${unknownProgram} failed: custom program error: 0x2a`)).toMatchObject({
      certainty: 'unknown',
      ownerName: unknownProgram,
      code: '0x2a (42)',
    });
  });

  test('comes with advice beyond that it will fail again', () => {
    const general = /^The same request would fail again|^Change the instruction or an account first/;
    for (const text of ['InvalidAccountData', 'AccountNotFound', 'custom program error: 0x1', 'ConstraintSeeds'])
      expect(first(text).actions.join('\n'), text).not.toMatch(general);
    expect(first('BlockhashNotFound').actions).toHaveLength(2);
  });

  test('is named by an Anchor log, with the account and the message', () => {
    const log = `Program log: AnchorError caused by account: vault. Error Code: ConstraintSeeds. Error Number: 2006. Error Message: A seeds constraint was violated.\nProgram ${unknownProgram} failed: custom program error: 0x7d6`;
    expect(decodeError(log)).toMatchObject([
      {
        name: 'ConstraintSeeds',
        certainty: 'certain',
        ownerName: unknownProgram,
        quotes: ['Account: vault', 'A seeds constraint was violated'],
        href: expect.stringMatching(/#anchor-program-error-2006$/),
      },
    ]);
  });

  test.each([
    'map[InstructionError:[3 map[Custom:6002]]]',
    '{ InstructionError: [ 3n, { Custom: 6002n } ] }',
    '{"InstructionError":["3",{"Custom":"6002"}]}',
    'InstructionError((3, Tagged(Custom(InstructionErrorCustom(6002)))))',
    'TransactionErrorInstructionError((3, Tagged(Custom(InstructionErrorCustom(6002)))))',
    'TransactionErrorInstructionError((3, InstructionErrorCustom(6002)))',
    'InstructionError(\n    3,\n    Custom(\n        6002,\n    ),\n)',
    'InstructionError(\n    (\n        3,\n        Tagged(\n            Custom(\n                InstructionErrorCustom(\n                    6002,',
  ])('the number and the instruction as clients print them: %s', (text) => {
    expect(ids(text)).toEqual(ids('InstructionError(3, Custom(6002))'));
    expect(first(text)).toMatchObject({places: ['Instruction 3, counting from 0']});
  });

  test.each([
    ['lines', (lines: readonly string[]) => lines.join('\n')],
    ['a list printed by Node.js', (lines: readonly string[]) => lines.map((line) => `    '${line}',`).join('\n')],
    ['JSON', (lines: readonly string[]) => JSON.stringify({err: {InstructionError: [0, {Custom: 2006}]}, logs: lines})],
  ])('has the values that an Anchor log compares: %s', (_form, write) => {
    const lines = [
      'AnchorError caused by account: vault. Error Code: ConstraintSeeds. Error Number: 2006. Error Message: A seeds constraint was violated.',
      'Left:',
      unknownProgram,
      'Right:',
      system,
    ].map((line) => `Program log: ${line}`);
    expect(first(write(lines)).quotes).toEqual([
      'Account: vault',
      `Left: ${unknownProgram}`,
      `Right: ${system}`,
      'A seeds constraint was violated',
    ]);
  });

  test.each([
    'Program log: AnchorError thrown in programs/vault/src/lib.rs:21. Error Code: TooMuch. Error Number: 6001. Error Message: Too much.',
    'Program log: AnchorError occurred. Error Code: TooMuch.\n  Error Number: 6001. Error Message: Too much.',
  ])('can be one of an Anchor program’s own: %s', (log) => {
    expect(decodeError(log)).toMatchObject([{name: 'TooMuch', code: '0x1771 (6001)', quotes: ['Too much']}]);
  });

  test('of Token-2022 is shared with Token, or its own', () => {
    const failed = (hex: string) =>
      first(`Program TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb failed: custom program error: ${hex}`);
    expect(failed('0x11')).toMatchObject({id: 'program:token:17', ownerName: 'Token-2022 program'});
    expect(failed('0x24')).toMatchObject({name: 'NoMemo', ownerName: 'Token-2022 program', certainty: 'certain'});
    expect(failed('0x45')).toMatchObject({certainty: 'unknown'});
    expect(ids('custom program error: 0x24')).toEqual(['program:token-2022:36', 'program:any:36']);
    expect(ids('MintPaused')).toEqual(['program:token-2022:67']);
  });

  test('of the Stake program says what to do, and whether to retry', () => {
    const failed = (hex: string) =>
      first(`Program Stake11111111111111111111111111111111111111 failed: custom program error: ${hex}`);
    expect(failed('0xc')).toMatchObject({
      name: 'InsufficientDelegation',
      ownerName: 'Stake program',
      actions: ['Stake more, or split differently.'],
      href: '/platform/staking#failures',
    });
    expect(failed('0x10')).toMatchObject({name: 'EpochRewardsActive', retry: 'same'});
    expect(ids('LockupInForce')).toEqual(['program:stake:1']);
  });

  test('and its program follow from the words of a truncated log', () => {
    const log = '"Program log: Error: Account is frozen",\n"Program log: something else"';
    expect(decodeError(log)).toMatchObject([
      {id: 'program:token:17', certainty: 'certain', quotes: ['Account is frozen']},
    ]);
    expect(ids('Transfer: insufficient lamports 0, need 2039280')).toEqual(['program:system:1']);
    // With a logger's prefix.
    expect(ids('[2026-11-23T10:00:00Z ERROR bot] Program log: Error: owner does not match')).toEqual([
      'program:token:4',
    ]);
    expect(ids('10:00:00 INFO Transfer: insufficient lamports 0, need 890880')).toEqual(['program:system:1']);
    // As quoted by people.
    for (const line of [
      'insufficient lamports 1000, need 2039280',
      'Error: insufficient lamports 1000, need 2039280',
      'Program log: insufficient lamports 1000, need 2039280',
      '10:00:00 INFO insufficient lamports 1000, need 2039280',
    ]) {
      expect(ids(line), line).toEqual(['program:system:1']);
    }
    // The words identify the program of the number.
    expect(
      ids(`{"logs":["Transfer: insufficient lamports 0, need 5"],"err":{"InstructionError":[0,{"Custom":1}]}}`),
    ).toEqual(['program:system:1']);
  });

  test('does not follow from words before a success, nor do they explain a later failure', () => {
    const tried = `Program ${system} invoke [2]\nProgram log: Error: insufficient funds\nProgram ${system} success`;
    expect(ids(tried)).toEqual([]);
    expect(first(`${tried}\nProgram ${token} failed: custom program error: 0x11`).quotes).toEqual([]);
  });

  test.each([
    ['getaddrinfo ENOTFOUND solana-mainet.api.syndica.io', 'host name', 'after-fix'],
    ['curl: (6) Could not resolve host: solana-mainet.api.syndica.io', 'host name', 'after-fix'],
    ['httpx.ConnectError: [Errno -2] Name or service not known', 'host name', 'after-fix'],
    ['socket.gaierror: [Errno 8] nodename nor servname provided, or not known', 'host name', 'after-fix'],
    ['socket.gaierror: [Errno 11001] getaddrinfo failed', 'host name', 'after-fix'],
    ['java.net.UnknownHostException: solana-mainnet.api.syndica.io', 'host name', 'after-fix'],
    ['[WinError 10054] An existing connection was forcibly closed by the remote host', 'failed or took', 'same'],
    ['net::ERR_CERT_DATE_INVALID', 'agree on TLS', 'after-fix'],
    ['ssl.SSLCertVerificationError: certificate verify failed: certificate has expired', 'agree on TLS', 'after-fix'],
    ['Access to fetch has been blocked by CORS policy: x', 'your page’s origin', 'after-fix'],
    [
      'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://api.syndica.io/. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 403.',
      'your page’s origin',
      'after-fix',
    ],
    ['(Reason: CORS preflight response did not succeed). Status code: 403.', 'your page’s origin', 'after-fix'],
    ['(Reason: CORS request did not succeed). Cross-Origin Request Blocked: x', 'failed or took too long', 'same'],
    ['connect ETIMEDOUT 1.2.3.4:443', 'failed or took too long', 'same'],
  ])('the cause of a missing response: %s', (text, meaning, retry) => {
    const found = first(text);
    expect(found.id).toMatch(/^no-connection/);
    expect(found.retry).toBe(retry);
    expect(found.meaning).toContain(meaning);
  });

  test.each([
    ['getaddrinfo ENOTFOUND solana-mainet.api.syndica.io', 'Write solana-mainnet.api.syndica.io.'],
    ['curl: (6) Could not resolve host: solana-mainnet.api.syndica.com', 'Write solana-mainnet.api.syndica.io.'],
    ['dial tcp: lookup solana-devnet.chainstrean.syndica.io: no such host', 'Write solana-devnet.chainstream.syndica'],
    ['error sending request for url (https://solana-mainnet.api.sindica.io/api-key/x)', 'Write solana-mainnet.api'],
    ["Max retries exceeded with url: / (host='Solana-Mainnet.api.syndica.oi')", 'Write solana-mainnet.api.syndica'],
    ['curl: (6) Could not resolve host: solana-testnet.api.syndica.io', 'no endpoint for testnet. Use one of solana-'],
    ['ENOTFOUND frankfurt.api.syndica.io', 'frankfurt.api.syndica.io is not a documented host. Use one of'],
  ])('the intended host: %s', (text, action) => {
    const found = first(text);
    expect(found.id).toMatch(/^no-connection/);
    expect(found.retry).toBe('after-fix');
    expect(found.actions).toEqual([expect.stringContaining(action)]);
  });

  test.each([
    'getaddrinfo ENOTFOUND solana-mainnet.api.syndica.io',
    'getaddrinfo ENOTFOUND app.syndica.io',
    'getaddrinfo ENOTFOUND api.mainnet-beta.solana.com',
    'fetch failed: https://solana-devnet.api.syndica.io/ of https://frankfurt.api.syndica.io/',
    'connect ETIMEDOUT 10.0.0.1:443',
  ])('a host that is correct, or not ours: %s', (text) => {
    expect(first(text).actions.join()).not.toMatch(/Write |Use one of /);
  });

  test.each([
    [6001, 'code=6001&index=2'],
    [1, 'index=0&code=1n'],
  ])('kit encodes number %i as base64 in production', (number, context) => {
    const [found] = decodeError(
      `SolanaError: Solana error #4615026; Decode this error by running \`npx @solana/errors decode -- 4615026 '${btoa(context)}'\``,
    );
    expect(found?.code).toContain(`(${number})`);
    expect(found?.places).toHaveLength(1);
  });

  test('each transaction has its own failed program', () => {
    const run = (program: string) =>
      `Program ${program} invoke [1]\nProgram ${program} failed: custom program error: 0x1`;
    expect(ids(`${run(token)}\n${run(system)}`)).toEqual(['program:token:1', 'program:system:1']);
    // Its caller passes the number on.
    const caller = `Program ${system} invoke [1]\n${run(token).replace('[1]', '[2]')}\nProgram ${system} failed: custom program error: 0x1`;
    expect(ids(caller)).toEqual(['program:token:1']);
    const answer = [token, system].map((program) => ({
      meta: {err: {InstructionError: [0, {Custom: 1}]}, logMessages: run(program).split('\n')},
    }));
    expect(ids(JSON.stringify({jsonrpc: '2.0', id: 1, result: {transactions: answer}}))).toEqual([
      'program:token:1',
      'program:system:1',
    ]);
  });

  test.each([
    ['start', 5000, 0],
    ['middle', 5000, 2500],
    ['end', 5000, 5000],
    ['start, of which the middle is not read', 20_000, 0],
    ['end, of which the middle is not read', 20_000, 20_000],
  ])('a long log is read at its %s', (_where, length, index) => {
    const lines = Array.from({length}, (_, step) => `Program log: step ${step}`);
    lines.splice(index, 0, `Program ${token} failed: custom program error: 0x1`);
    expect(ids(lines.join('\n'))).toEqual(['program:token:1']);
  });

  test.each([
    ['a text', 100_000],
    ['a line', 2000],
  ])('no number is cut where %s is', (_what, place) => {
    const error = 'custom program error: 0x1771';
    const before = '. '.repeat((place + 2 - error.length) / 2);
    expect(ids(`${before}${error} ${'. '.repeat(100_000)}`)).toEqual([]);
  });

  test('the reason for a panic is on its line, or on the next one', () => {
    for (const log of [
      "Program log: panicked at 'index out of bounds', src/lib.rs:22:5",
      `Program log: panicked at src/lib.rs:22:5:\nindex out of bounds\nProgram ${unknownProgram} failed: SBF program panicked`,
    ]) {
      const [{id, quotes} = {id: '', quotes: []}, ...others] = decodeError(log);
      expect(id).toBe('instruction:ProgramFailedToComplete');
      expect(quotes).toEqual([expect.stringContaining('index out of bounds')]);
      expect(others).toEqual([]);
    }
  });

  test('other programs may log the same words, and messages may contain other messages', () => {
    const log = `Program log: Error: insufficient funds\nProgram ${unknownProgram} failed: custom program error: 0x26`;
    expect(ids(log)).toEqual([`program:${unknownProgram}:38`]);
    expect(ids('Program log: Error: insufficient funds for the fee of this pool')).toEqual([]);
    expect(ids('Transfer: insufficient lamports in this account')).toEqual([]);
    expect(ids('insufficient lamports in this account')).toEqual([]);
    // A runtime error, not error 1 of the System program.
    expect(ids('Withdraw nonce account: insufficient lamports 5, need 9')).toEqual([]);
  });

  test.each([
    ['Stake11111111111111111111111111111111111111', 'insufficient funds', 'insufficient funds for instruction'],
    [unknownProgram, 'Invalid instruction', 'invalid instruction data'],
    [associatedToken, 'owner does not match', 'Provided owner is not allowed'],
  ])('does not follow from the words of another program: %s', (program, words, error) => {
    const lines = [
      `Program ${program} invoke [1]`,
      `Program log: Error: ${words}`,
      `Program ${program} failed: ${error}`,
    ];
    for (const log of [lines, lines.slice(1), [`Program ${system} invoke [1]`, ...lines, ...lines.slice(2)]]) {
      const [found, ...others] = decodeError(log.join('\n'));
      expect(found).toMatchObject({id: expect.stringMatching(/^instruction:/), quotes: [words]});
      expect(others).toEqual([]);
    }
  });

  test('in words belongs to the program whose line it is, wherever the log is cut', () => {
    const inner = [`Program ${token} invoke [2]`, 'Program log: Error: Account is frozen'];
    const end = [`Program ${token} consumed 9 of 99 compute units`];
    const outer = `Program ${unknownProgram} invoke [1]`;
    for (const log of [inner, [outer, ...inner], [...inner, ...end], [...inner.slice(1), ...end]]) {
      expect(ids(log.join('\n')), log.join('\n')).toEqual(['program:token:17']);
    }
    expect(ids([outer, ...inner.slice(1)].join('\n'))).toEqual([]);
    const token2022 = inner.join('\n').replace(token, 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
    expect(first(token2022)).toMatchObject({id: 'program:token:17', ownerName: 'Token-2022 program'});
  });

  test('follows from its words where an explorer prints them instead, if known', () => {
    expect(
      decodeError('Program Error: "Instruction #3 Failed - custom program error: insufficient funds"'),
    ).toMatchObject([{id: 'program:token:1', certainty: 'possible', note: expect.stringContaining('`failed`')}]);
    expect(ids('Instruction #1 Failed - custom program error: 101 | Fallback functions are not supported')).toEqual([
      'program:anchor:101',
    ]);
  });

  test('a number of Jupiter is certain if its program failed, and else possible', () => {
    const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
    const [certain, ...others] = decodeError(`Program ${jupiter} failed: custom program error: 0x1771`);
    expect(others).toEqual([]);
    expect(certain).toMatchObject({
      name: 'SlippageToleranceExceeded',
      ownerName: 'Jupiter swap program',
      certainty: 'certain',
      actions: [expect.stringContaining('Get a new quote')],
    });
    const said =
      'Program log: AnchorError occurred. Error Code: SlippageToleranceExceeded. Error Number: 6001. Error Message: Too much.';
    expect(
      decodeError(`Program ${jupiter} invoke [1]\n${said}\nProgram ${jupiter} failed: custom program error: 0x1771`),
    ).toMatchObject([{meaning: certain?.meaning, actions: certain?.actions, quotes: ['Too much']}]);
    expect(decodeError('0x1771')[0]).toMatchObject({
      name: 'SlippageToleranceExceeded',
      certainty: 'possible',
      note: expect.stringContaining('If the Jupiter swap program failed.'),
    });
    expect(ids(`Program ${jupiter} failed: custom program error: 0x1772`)).toEqual([
      `program:Jupiter swap program:6002`,
    ]);
    expect(ids('SlippageToleranceExceeded')).toEqual(['program:jupiter:6001']);
    // Names that others have, too, are not taken for those of a swap.
    expect(ids('NotEnoughAccountKeys')).toEqual(['instruction:NotEnoughAccountKeys']);
  });

  test.each([
    [99, 'Programs built without Anchor often count from 0.', 'in the program’s source', '#custom-program-errors'],
    [299, 'reserves the numbers from 100 to 5999, but doesn’t name', 'in the program’s source', '#anchor-errors'],
    [5999, 'reserves the numbers from 100 to 5999, but doesn’t name', 'in the program’s source', '#anchor-errors'],
    [6000, 'the program’s own errors, number 0 counting from 0.', 'Look for `6000` under `errors`', '#anchor-errors'],
    [6002, 'the program’s own errors, number 2 counting from 0.', 'Look for `6002` under `errors`', '#anchor-errors'],
  ])('%i, which no list names, is explained by its range', (number, meaning, action, place) => {
    expect(decodeError(`custom program error: 0x${number.toString(16)}`)).toMatchObject([
      {
        id: `program:any:${number}`,
        meaning: expect.stringContaining(meaning),
        actions: expect.arrayContaining([expect.stringContaining(action)]),
        href: expect.stringContaining(place),
      },
    ]);
  });

  test('without a program, each reading says how to decide', () => {
    const readings = decodeError('Error processing Instruction 2: custom program error: 0x1');
    expect(readings.map(({id}) => id)).toEqual(['program:system:1', 'program:token:1', 'program:any:1']);
    for (const {places, note} of readings) {
      expect(places).toEqual(['Instruction 2, counting from 0']);
      expect(note).toContain('first log line');
    }
  });
});

describe('responses', () => {
  const failure = {
    jsonrpc: '2.0',
    error: {
      code: -32002,
      message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1771',
      data: {
        err: {InstructionError: [0, {Custom: 6001}]},
        logs: [`Program ${unknownProgram} failed: custom program error: 0x1771`],
      },
    },
    id: 1,
  };

  test('a failed preflight: first the program, then the enclosing code', () => {
    expect(decodeError(JSON.stringify(failure))).toMatchObject([
      {id: `program:${unknownProgram}:6001`, places: ['Instruction 0, counting from 0']},
      {id: 'rpc:-32002'},
    ]);
  });

  test('formatted, in a string, and escaped by a logger', () => {
    const expected = ids(JSON.stringify(failure));
    const once = JSON.stringify(failure);
    expect(ids(JSON.stringify(failure, null, 2))).toEqual(expected);
    expect(ids(JSON.stringify(once))).toEqual(expected);
    expect(ids(`2026-11-21 ERROR [rpc] ${JSON.stringify({answer: once})}`)).toEqual(expected);
    expect(ids(`2026-11-21 ERROR ${JSON.stringify(once).slice(1, -1)}`)).toEqual(expected);
  });

  test('truncated', () => {
    expect(ids(JSON.stringify(failure).slice(0, -20))).toEqual(expect.arrayContaining(['rpc:-32002']));
    expect(ids(JSON.stringify(failure).slice(0, -20)).join()).toContain('6001');
  });

  test('a batch says which response has which error', () => {
    const batch = [
      {jsonrpc: '2.0', id: 1, result: 5},
      {jsonrpc: '2.0', id: 2, error: {code: -32602, message: 'Too many inputs provided; max 100'}},
      {jsonrpc: '2.0', id: 'x', error: {code: 7429, message: 'Rate limited'}},
    ];
    expect(decodeError(JSON.stringify(batch))).toMatchObject([
      {id: 'rpc:7429', places: ['Response 3 of 3, id x']},
      {id: 'rpc:-32602', places: ['Response 2 of 3, id 2'], meaning: expect.stringContaining('getMultipleAccounts')},
    ]);
  });

  test('programs of two responses are not mixed up', () => {
    const answer = (program: string) => ({
      jsonrpc: '2.0',
      error: {code: -32002, message: '', data: {logs: [`Program ${program} failed: custom program error: 0x1`]}},
    });
    expect(ids(JSON.stringify([answer(token), answer(system)]))).toEqual([
      'program:token:1',
      'program:system:1',
      'rpc:-32002',
    ]);
  });

  test.each([429, 7429, -32005, -32002, 4001, 123456])('a code in quotes is read like the number: %i', (code) => {
    for (const message of ['x', 'Node is behind by 42 slots', 'User rejected the request.']) {
      const written = (each: unknown) => JSON.stringify({jsonrpc: '2.0', error: {code: each, message}, id: 1});
      expect(decodeError(written(String(code)))).toEqual(decodeError(written(code)));
      expect(ids(written(String(code)))).not.toEqual([]);
    }
  });

  test('a number beyond the precision of JSON numbers is not a code', () => {
    expect(ids('{"error":{"code":123456789012345678901,"message":""}}')).toEqual([]);
  });

  test('the exit status of a process is no HTTP status', () => {
    expect(ids('exit status 255')).toEqual([]);
    expect(ids('Process exited with status 429')).toEqual([]);
    expect(ids('Request failed with status 429')).toEqual(['http:429']);
  });

  test('a response with its headers: a success status is omitted, an error status is not', () => {
    const body = '{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is behind by 42 slots"},"id":1}';
    expect(ids(`HTTP/2 200 \r\ncontent-type: application/json\r\n\r\n${body}`)).toEqual(['rpc:-32005']);
    expect(ids(`< HTTP/1.1 429 Too Many Requests\n${body.replace('-32005', '7429')}`)).toEqual([
      'rpc:7429',
      'http:429',
    ]);
  });

  test.each([
    ['{"err":{"InsufficientFundsForRent":{"account_index":2}}}', 'Account 2, counting from 0'],
    ['{"err":{"DuplicateInstruction":1}}', 'Instruction 1, counting from 0'],
  ])('a transaction error says which part it means: %s', (text, place) => {
    expect(decodeError(text)).toMatchObject([{places: [place]}]);
  });

  test.each([
    ['{"InsufficientFundsForRent":{"account_index":0}}', ['transaction:InsufficientFundsForRent']],
    ['{"meta":{"err":"BlockhashNotFound"}}', ['transaction:BlockhashNotFound']],
    ['{"err":{"InstructionError":[3,"InvalidAccountData"]}}', ['instruction:InvalidAccountData']],
    ['{"InstructionError":[1,{"BorshIoError":"Unknown"}]}', ['instruction:BorshIoError']],
    ['{"err":"NewerThanAgave"}', ['transaction:NewerThanAgave']],
    [
      '{"jsonrpc":"2.0","method":"signatureNotification","params":{"result":{"value":{"err":"AccountInUse"}}}}',
      ['transaction:AccountInUse'],
    ],
    ['{"code":429,"message":"Too Many Requests"}', ['http:429']],
    ['{"statusCode":503,"error":"Service Unavailable"}', ['http:503']],
    ['{"error":{"code":"12345678901","message":"x"}}', []],
    ['{"code":"08006","message":"connection_failure"}', []],
    ['{"code":"23505","message":"duplicate key value violates unique constraint"}', []],
    ['{"code":"0","message":"success"}', []],
    ['{"items":[{"code":"12","name":"a"}]}', []],
    ['{"code":"-32005","message":"x"}', ['rpc:-32005']],
    ['{"code":1006,"reason":"","wasClean":false}', ['close:1006']],
    ['{"code":4008,"reason":"slow"}', ['close:4008']],
    ['ReferenceError: SharedArrayBuffer is not defined', []],
    ['ReferenceError: Buffer is not defined', ['client:No Buffer']],
    ['{"jsonrpc":"2.0","result":5,"id":1}', []],
    ['{"jsonrpc":"2.0","result":{"value":{"err":null,"logs":[]}},"id":1}', []],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });
});

describe('errors as clients print them', () => {
  test.each([
    ['SolanaJSONRPCError: failed to get balance of account 1111: Invalid param: WrongSize', ['rpc:-32602']],
    ['Error: failed to get info about account X: Node is behind by 42 slots', ['rpc:-32005']],
    ['Transaction simulation failed: Blockhash not found', ['transaction:BlockhashNotFound', 'rpc:-32002']],
    [
      'Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.',
      ['transaction:AccountNotFound', 'rpc:-32002'],
    ],
    ['{ InstructionError: [ 0, { Custom: 6001 } ] }', ['program:jupiter:6001', 'program:any:6001']],
    ['InstructionError(0, Custom(6001))', ['program:jupiter:6001', 'program:any:6001']],
    ['TransactionError::InstructionError(1, InvalidAccountData)', ['instruction:InvalidAccountData']],
    ['InstructionError((3, Fieldless(InvalidAccountData)))', ['instruction:InvalidAccountData']],
    ['map[InstructionError:[3 InvalidAccountData]]', ['instruction:InvalidAccountData']],
    ['InstructionError: 3 accounts', []],
    ['{"InstructionError":["0",{"Custom":"0"}]}', ['program:system:0', 'program:token:0', 'program:any:0']],
    ['InstructionError((3, Tagged(BorshIoError(InstructionErrorBorshIO("x")))))', ['instruction:BorshIoError']],
    ['RpcError: Error code -32003', ['rpc:-32003']],
    ['Solana error #-32005; Decode this error by running `npx @solana/errors decode -- -32005`', ['rpc:-32005']],
    ['SolanaError: Custom program error: #6001 (instruction #1)', ['program:jupiter:6001', 'program:any:6001']],
    [
      '{"name":"SolanaError","context":{"__code":4615026,"code":6001,"index":0}}',
      ['program:jupiter:6001', 'program:any:6001'],
    ],
    ['SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED', ['kit:1']],
    ['SOLANA_ERROR__SIGNER__EXPECTED_KEY_PAIR_SIGNER', ['kit:SOLANA_ERROR__SIGNER__EXPECTED_KEY_PAIR_SIGNER']],
    ['Solana error #5508001; Decode this error', ['kit:5508001']],
    ['Signature 5x7abc has expired: block height exceeded.', ['web3js:TransactionExpiredBlockheightExceededError']],
    [
      'TransactionExpiredTimeoutError: Transaction was not confirmed in 30.00 seconds. It is unknown if it succeeded or failed. Check signature 5x7abc',
      ['web3js:TransactionExpiredTimeoutError'],
    ],
    ['Too Many Requests', ['http:429']],
    [
      'ProgramError occurred. Error Code: InvalidAccountData. Error Number: 17179869184. Error Message: x.',
      ['instruction:InvalidAccountData'],
    ],
    ['Error Code: InvalidMintX. Error Number: 6005.', ['program:anchor:6005:InvalidMintX']],
    ['SolanaError: HTTP error (429): Too Many Requests', ['http:429']],
    ['AxiosError: Request failed with status code 503', ['http:503']],
    ['HTTP status client error (401 Unauthorized) for url (https://example.com/)', ['http:401']],
    ['429 Too Many Requests: {"jsonrpc":"2.0","error":{"code":7429,"message":""},"id":"a"}', ['rpc:7429', 'http:429']],
    ['curl: (22) The requested URL returned error: 429', ['http:429']],
    ['curl: (28) Operation timed out after 5000 milliseconds', ['no-connection']],
    ['error code: 1015', ['http:429']],
    ['error code: 1020', ['http:403']],
    ['json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)', ['client:Not JSON']],
    [`SyntaxError: Unexpected token 'R', "Rate limit"... is not valid JSON`, ['http:429', 'client:Not JSON']],
    [`SyntaxError: Unexpected token 'T', "Too Many R"... is not valid JSON`, ['http:429', 'client:Not JSON']],
    [`SyntaxError: Unexpected token 'T', "Too Many Requests" is not valid JSON`, ['http:429', 'client:Not JSON']],
    [`SyntaxError: Unexpected token 'e', "error code: 1015" is not valid JSON`, ['http:429', 'client:Not JSON']],
    [`SyntaxError: Unexpected token 'B', "Bad Gatewa"... is not valid JSON`, ['http:502', 'client:Not JSON']],
    [`SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`, ['client:Not JSON']],
    [`SyntaxError: Unexpected token 'N', "Not "... is not valid JSON`, ['client:Not JSON']],
    [`HTTP 503\nSyntaxError: Unexpected token '<', "<html>\n<h"... is not valid JSON`, ['http:503', 'client:Not JSON']],
    ['504 Gateway Time-out', ['http:504']],
    ['503 Service Temporarily Unavailable', ['http:503']],
    ['upstream said 413 Request Entity Too Large', ['http:413']],
    ['websocket._exceptions.WebSocketConnectionClosedException: Connection to remote host was lost.', ['closed']],
    ['curl: (3) URL rejected: Malformed input to a URL function', ['client:No endpoint address']],
    ['curl: (3) URL using bad/illegal format or missing URL', ['client:No endpoint address']],
    ['curl: (1) Protocol "htps" not supported', ['client:No endpoint address']],
    ['curl: (5) Could not resolve proxy: proxy.test', ['no-connection:name']],
    ['curl: (55) Send failure: Broken pipe', ['no-connection']],
    ['curl: (92) HTTP/2 stream 1 was not closed cleanly', ['no-connection']],
    ['curl: (77) error setting certificate file: /etc/ssl/ca.pem', ['no-connection:tls']],
    ['SyntaxError: Unexpected token T in JSON at position 0', ['client:Not JSON']],
    ['npm error: package.json is not valid JSON', []],
    [
      "panicked at 'Transaction::sign failed with error NotEnoughSigners', transaction/mod.rs",
      ['client:NotEnoughSigners'],
    ],
    ['solders.SignerError: not enough signers', ['client:NotEnoughSigners']],
    ['Error: Data writes to account failed: Custom error: Max retries exceeded', ['client:Deployment cut short']],
    ['Error: 300 write transactions failed', ['client:Deployment cut short']],
    [
      'SolanaError: The network has progressed past the last block for which this transaction could have been committed.',
      ['kit:1'],
    ],
    [`SolanaError: Transaction is missing signatures for addresses: ${system}`, ['kit:5663009']],
    ['SolanaError: Transaction size 1301 exceeds limit of 1232 bytes', ['kit:5663020']],
    [
      'SolanaError: Custom program error: #6001 { context: { __code: 4615026, index: 0, code: 6001 } }',
      ['program:jupiter:6001', 'program:any:6001'],
    ],
    ['requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: https://example.com/', ['http:429']],
    ['503 Server Error: for url: https://example.com/', ['http:503']],
    ['<title>example.com | 522: Connection timed out</title>', ['http:522']],
    ['example.com | 524: A timeout occurred', ['http:524']],
    ['521: Web server is down', ['http:521']],
    ['HTTP/2 520', ['http:520']],
    ['error code: 522', ['http:522']],
    ['Error code <span>1020</span>', ['http:403']],
    [
      '<h1>\n<span class="cf-error-type" data-translate="error">Error</span>\n<span class="cf-error-code">1015</span>\n</h1>\n<h2>You are being rate limited</h2>',
      ['http:429'],
    ],
    ['Attention Required!\nError 1020 Ray ID: 8c1f2a3b4d5e6f70', ['http:403']],
    [
      '<h1><span>Origin is unreachable</span><span class="code-label">Error code 523</span></h1> Cloudflare',
      ['http:523'],
    ],
    ['<HTML><BODY><H1>403 ERROR</H1>', ['http:403']],
    ['10.0.0.1 - - [26/Nov/2026:14:00:00 +0000] "POST /api-key/x HTTP/1.1" 429 52', ['http:429']],
    ['POST /rpc 429 12.3 ms', ['http:429']],
    ['POST /rpc 503 - - 12.345 ms', ['http:503']],
    ['GET http://localhost/rpc 404 9 - 1 ms', ['http:404']],
    ['upstream connect error or disconnect/reset before headers. reset reason: connection failure', ['http:503']],
    ['no healthy upstream', ['http:503']],
    [`Unexpected token 'o', "no healthy upstream" is not valid JSON`, ['http:503', 'client:Not JSON']],
    ['Error: upstream request timeout', ['http:504']],
    [
      "WebSocket connection to 'wss://example.com/' failed: Error during WebSocket handshake: Unexpected response code: 401",
      ['http:401'],
    ],
    ["WebSocket connection to 'wss://example.com/' failed: ", ['no-connection']],
    ['WebSocketProtocolError(ResetWithoutClosingHandshake)', ['closed']],
    ['Trying to work with closed connection', ['closed']],
    ['WebSocket protocol error: Sending after closing is not allowed', ['closed']],
    ['Protocol(SendAfterClosing)', ['closed']],
    ['write: websocket: close sent', ['closed']],
    ['read tcp 10.0.0.2:5->1.2.3.4:443: use of closed network connection', ['closed']],
    ['ConnectionClosed', ['closed']],
    ['WsError(ConnectionClosed)', ['closed']],
    ['TypeError: Failed to fetch', ['no-connection']],
    [
      '<html>\n<head><title>502 Bad Gateway</title></head>\n<body><h1>502 Bad Gateway</h1></body>\n</html>',
      ['http:502'],
    ],
    ['websocket: close 1006 (abnormal closure): unexpected EOF', ['close:1006']],
    [
      'ConnectionClosedError: received 1011 (internal error) keepalive ping timeout; no close frame received',
      ['close:1011'],
    ],
    ['sent 1011 (internal error) keepalive ping timeout; no close frame received', ['close:1011']],
    ['failed to get reader: failed to read frame header: EOF', ['close:1006']],
    ['failed to read frame header: context canceled', []],
    ['keepalive ping timeout', ['close:1011']],
    ['received 1012 (service restart); then sent 1012 (service restart)', ['close:1012']],
    ['CloseEvent {code: 1009, reason: ""}', ['close:1009']],
    ['WebSocket closed with code 4321', ['close:4321']],
    ['Closed with code 1006', ['close:1006']],
    ['Closed with 1006, next attempt in 512 ms', ['close:1006']],
    ['Closed with 4001', ['close:4001']],
    ['Close(Some(CloseFrame { code: Library(4001), reason: "slow" }))', ['close:4001']],
    ['Close(Some(CloseFrame { code: 1008, reason: "slow" }))', ['close:1008']],
    ['Close(Some(CloseFrame {\n    code: Reserved(\n        1100,\n    ),', ['close:1100']],
    ['onclose 1006', ['close:1006']],
    ['disconnected: 1008 policy violation', ['close:1008']],
    ['WebSocket disconnected: 1006', ['close:1006']],
    ['Connection lost (code 1006)', ['close:1006']],
    ['code: 1006, reason: ', ['close:1006']],
    ['code=1008 reason=slow', ['close:1008']],
    ['closed: 1008 policy violation', ['close:1008']],
    ['closed 1011 internal error', ['close:1011']],
    ['close 1008 Policy Violation', ['close:1008']],
    ['closed: 1006 <Buffer >', ['close:1006']],
    ['close 4008 <Buffer 74 6f 6f 20 73 6c 6f 77>', ['close:4008']],
    ['Connection closed: 1008 policy', ['close:1008']],
    ['WebSocket closed by server (1006)', ['close:1006']],
    ['WebSocket connection closed by remote: 1006', ['close:1006']],
    ['WebSocket closed abnormally: 1006', ['close:1006']],
    ['websocket closed [1006]', ['close:1006']],
    ['socket closed -> 1006', ['close:1006']],
    ['Connection closed by the peer: 1001', ['close:1001']],
    [
      'WebSocket connection is closed: code = 1006 (connection closed abnormally [internal]), no reason',
      ['close:1006'],
    ],
    ['Closed, next attempt in 1.3 s', ['closed']],
    ['websocket closed', ['closed']],
    ['Error: WebSocket was closed before the connection was established', ['closed']],
    ['WebSocket closed after 1200 ms', ['closed']],
    ['The connection closed 2026-11-22T10:15:00Z', ['closed']],
    ['Not subscribed: 7703 …', ['rpc:7703']],
    ['Error: getSlot: 7429 Too many calls', ['rpc:7429']],
    ['getSlot: rate limited, next attempt in 512 ms', ['rpc:7429']],
    ['The connection failed.', ['no-connection']],
    ['Disconnected (code: 1006, reason: "")', ['close:1006']],
    ["aiohttp.client_exceptions.ClientResponseError: 429, message='Too Many Requests', url='x'", ['http:429']],
    ["aiohttp.client_exceptions.WSServerHandshakeError: 401, message='Invalid response status'", ['http:401']],
    ['{"level": "error", "statusCode": "503"}', ['http:503']],
    ['TypeError: Failed to parse URL from undefined', ['client:No endpoint address']],
    ["ValueError: unknown url type: ''", ['client:No endpoint address']],
    [
      `Connecting to 'https://x.test/' violates the following Content Security Policy directive: "connect-src 'self'".`,
      ['client:Blocked by your page’s policy'],
    ],
    [
      "Mixed Content: … requested 'http://y/'. This request has been blocked; the content must be served over HTTPS.",
      ['client:Mixed content'],
    ],
    [
      "Solana error #8100002; Decode this error by running `npx @solana/errors decode -- 8100002 'c3RhdHVzQ29kZT00Mjk='`",
      ['kit:8100002', 'http:429'],
    ],
    ["WebSocket connection to 'wss://solana-mainnet.api.syndica.io/api-key/x' failed:", ['no-connection']],
    ['Received network error or non-101 status code.', ['no-connection']],
    ['server returned 503', ['http:503']],
    ['rpc: node returned status code 429', ['http:429']],
    ['Error: 404: not found', ['http:404']],
    ['Not read: 503', ['http:503']],
    ['Transaction was not confirmed in 60.00 seconds', ['web3js:TransactionExpiredTimeoutError']],
    ['Error: Transaction too large: 1244 > 1232', ['web3js:Transaction too large']],
    [
      'failed to get reader: received close frame: status = StatusPolicyViolation and reason = "too slow"',
      ['close:1008'],
    ],
    ['status = StatusMessageTooBig and reason = ""', ['close:1009']],
    ['status = StatusNoStatusRcvd and reason = ""', ['close:1005']],
    ['status = StatusBadGateway and reason = ""', ['close:1014']],
    ['received close frame: status = StatusCode(4001) and reason = ""', ['close:4001']],
    ['failed to WebSocket dial: expected handshake response status code 101 but got 429', ['http:429']],
    ['websocket: expected status code 101 but got 401', ['http:401']],
    ['failed to get reader: failed to read frame header: unexpected EOF', ['close:1006']],
    ['unexpected EOF', ['no-connection']],
    ['SyntaxError: unexpected EOF while parsing', []],
    [
      'json: cannot unmarshal string into Go struct field reply.result of type uint64',
      ['client:Unexpected response format'],
    ],
    ['EOF while parsing a value at line 1 column 0', ['client:Not JSON']],
    ['expected value at line 1 column 1', ['client:Not JSON']],
    ['SerdeJson(Error("expected value", line: 1, column: 1))', ['client:Not JSON']],
    ['Error("EOF while parsing a string", line: 1, column: 812)', ['client:Not JSON']],
    ['Bad gateway', ['close:1014', 'http:502']],
    ['WebSocket error: Unexpected server response: 401', ['http:401']],
    [`Program ${unknownProgram} failed: exceeded CUs meter at BPF instruction`, ['compute']],
    [`Program ${unknownProgram} consumed 200000 of 200000 compute units`, ['compute']],
    [`Program ${unknownProgram} consumed 150 of 200000 compute units`, []],
    [`Program ${unknownProgram} consumed 20000 of 200000 compute units`, []],
    [`Program ${unknownProgram} consumed 150 of 150 compute units\nProgram ${unknownProgram} success`, []],
    [
      `Program ${unknownProgram} consumed 9 of 9 compute units\nProgram ${unknownProgram} failed: exceeded CUs meter at BPF instruction`,
      ['compute'],
    ],
    [
      'Traceback (most recent call last):\n  File "a.py", line 5, in <module>\nKeyError: \'SYNDICA_API_KEY\'',
      ['client:API key not set'],
    ],
    ["KeyError: 'result'", []],
    [
      'Cross-Origin Request Blocked: … at https://api.syndica.io/. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 403.',
      ['no-connection:cors', 'http:403'],
    ],
    [
      'Cross-Origin Request Blocked: … at https://api.syndica.io/. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 429.',
      ['http:429', 'no-connection:cors'],
    ],
    [`Program ${unknownProgram} failed: SBF program panicked`, ['instruction:ProgramFailedToComplete']],
    ["Program log: panicked at 'index out of bounds', src/lib.rs:22:5", ['instruction:ProgramFailedToComplete']],
    ['Program log: Error: memory allocation failed, out of memory', ['instruction:ProgramFailedToComplete']],
    ['Signature 5x7abc has expired: the nonce is no longer valid.', ['web3js:TransactionExpiredNonceInvalidError']],
    ['httpx.ConnectError: All connection attempts failed', ['no-connection']],
    ['httpx.RemoteProtocolError: Server disconnected without sending a response.', ['no-connection']],
    [
      "ChunkedEncodingError: ('Connection broken: IncompleteRead(512 bytes read)', IncompleteRead(512 bytes read))",
      ['no-connection'],
    ],
    ['httpx.ReadError', ['no-connection']],
    ['Firefox can’t establish a connection to the server at wss://api.syndica.io/api-key/x.', ['no-connection']],
    ['websockets.exceptions.InvalidMessage: did not receive a valid HTTP response', ['no-connection']],
    ['reqwest::Error { kind: Body, source: TimedOut }', ['no-connection']],
    ['error decoding response body: request or response body error', ['no-connection', 'client:Not JSON']],
    ['error reading a body from connection: end of file before message length reached', ['no-connection']],
    [
      'Io(Custom { kind: UnexpectedEof, error: "peer closed connection without sending TLS close_notify: https://docs.rs/rustls/" })',
      ['no-connection'],
    ],
    [
      "ContentTypeError: 200, message='Attempt to decode JSON with unexpected mimetype: text/html', url='x'",
      ['client:Not JSON'],
    ],
    [
      "requests.exceptions.MissingSchema: Invalid URL 'None': No scheme supplied. Perhaps you meant https://None?",
      ['client:No endpoint address'],
    ],
    ['Error: Account `vault` not provided.', ['client:Account not passed']],
    [
      'Error: Reached maximum depth for account resolution. Unresolved accounts: `vault`',
      ['client:Account not passed'],
    ],
    [
      'Error Code: WrongType. Error Number: 6073. Error Message: Invalid account discriminator.',
      ['program:anchor:6073:WrongType'],
    ],
    ['WebSocket error: Url(TlsFeatureNotEnabled)', ['client:No TLS']],
    [
      "HTTPSConnectionPool(host='api.syndica.io', port=443): Max retries exceeded with url: / (Caused by …)",
      ['no-connection'],
    ],
    ['error sending request for url (https://api.syndica.io/)', ['no-connection']],
    [
      'error sending request for url (https://api.syndica.io/): connection closed before message completed',
      ['no-connection'],
    ],
    [
      'error sending request for url (https://x.test/)\n\nCaused by:\n    connection closed before message completed',
      ['no-connection'],
    ],
    ['connection closed before message completed\nWebSocket closed', ['closed', 'no-connection']],
    ["AxiosError: Network Error\n  code: 'ERR_NETWORK',", ['no-connection']],
    ['{"message":"Network Error","name":"AxiosError","code":"ERR_NETWORK"}', ['no-connection']],
    ['Error: Network Error\n    at createError (createError.js:16:15)', ['no-connection']],
    ['Network error: 3 of 5 peers are down', []],
    ['TypeError: Network request failed', ['no-connection']],
    ['Network request failed with status 503', ['http:503']],
    ['Error: write EPIPE', ['no-connection']],
    ['write tcp 10.0.0.2:5->1.2.3.4:443: write: broken pipe', ['no-connection']],
    ['Post "https://solana-mainnet.api.syndica.io/": EOF', ['no-connection']],
    ['http2: server sent GOAWAY and closed the connection; LastStreamID=1', ['no-connection']],
    ['http: server closed idle connection', ['no-connection']],
    ['hyper::Error(IncompleteMessage)', ['no-connection']],
    ['legacy::Error(SendRequest, hyper::Error(IncompleteMessage))', ['no-connection']],
    [
      'Error: write EPROTO 80AB:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../ssl/record.c:355:',
      ['no-connection:scheme'],
    ],
    ['write EPROTO 80AB:error:0A000410:SSL routines::sslv3 alert handshake failure', ['no-connection:tls']],
    ["TypeError: fetch failed\n  code: 'ERR_SSL_WRONG_VERSION_NUMBER'", ['no-connection:scheme']],
    ['curl: (35) error:0A00010B:SSL routines::wrong version number', ['no-connection:scheme']],
    ['ssl.SSLError: [SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1000)', ['no-connection:scheme']],
    ['Post "https://x.test/": http: server gave HTTP response to HTTPS client', ['no-connection:scheme']],
    ['package.json: wrong version number', []],
    ['Post "https://api.syndica.io": dial tcp: lookup api.syndica.io: no such host', ['no-connection:name']],
    ['context deadline exceeded (Client.Timeout exceeded while awaiting headers)', ['no-connection']],
    ['net/http: request canceled (Client.Timeout exceeded while awaiting headers)', ['no-connection']],
    // The server responded.
    ['websocket: bad handshake', ['client:Handshake refused']],
    ['Error: socket hang up', ['no-connection']],
    ['TypeError: fetch failed … cause: ConnectTimeoutError: Connect Timeout Error', ['no-connection']],
    ["{ code: 'UND_ERR_HEADERS_TIMEOUT' }", ['no-connection']],
    ['httpx.ReadTimeout', ['no-connection']],
    ['reqwest::Error { kind: Request, url: "https://api.syndica.io/", source: TimedOut }', ['no-connection']],
    [
      'Error { request: Some(GetBalance), kind: Reqwest(reqwest::Error { kind: Request, source: TimedOut }) }',
      ['no-connection'],
    ],
    [
      'client error (Connect): dns error: failed to lookup address information: Name or service not known',
      ['no-connection:name'],
    ],
    ['tcp connect error: deadline has elapsed', ['no-connection']],
    [
      "could not decode body to rpc response: invalid character 'T' looking for beginning of value",
      ['client:Not JSON'],
    ],
    ['net::ERR_NAME_NOT_RESOLVED', ['no-connection:name']],
    ['POST https://api.syndica.io/ net::ERR_FAILED 429 (Too Many Requests)', ['http:429']],
    ['POST https://api.syndica.io/ net::ERR_FAILED 200 (OK)', ['no-connection']],
    ['x509: certificate signed by unknown authority', ['no-connection:tls']],
    ['WebSocket protocol error: Connection reset without closing handshake', ['closed']],
    ['POST https://api.syndica.io/ 403 (Forbidden)', ['http:403']],
    ['404 page not found', ['http:404']],
    ['RPC request error: Too Many Requests', ['http:429']],
    ['WalletSignTransactionError: User rejected the request.', ['rpc:4001', 'client:WalletSignTransactionError']],
    ["Phantom - RPC Error: User rejected the request. {code: 4001, message: '…'}", ['rpc:4001']],
    ['{"code":4001,"message":"User rejected the request."}', ['rpc:4001']],
    ['Uncaught (in promise) WalletNotConnectedError: \n    at Wallet.tsx:12', ['client:WalletNotConnectedError']],
    ['TokenAccountNotFoundError\n    at unpackAccount (account.ts:151)', ['client:TokenAccountNotFoundError']],
    [
      'WalletSendTransactionError: Unexpected error\nTransaction simulation failed: Blockhash not found',
      ['transaction:BlockhashNotFound', 'client:WalletSendTransactionError', 'rpc:-32002'],
    ],
    [
      'StructError: Expected the value to satisfy a union of `type | type`, but received: [object Object]',
      ['client:Unexpected response format'],
    ],
    [
      'StructError: At path: result.value -- Expected an object, but received: 5',
      ['client:Unexpected response format'],
    ],
    ['solana.rpc.core.UnconfirmedTxError: Unable to confirm transaction 5x7abc', ['client:UnconfirmedTxError']],
    ['Attempt to debit an account but found no record of a prior credit', ['transaction:AccountNotFound']],
    ['Transaction failed: Custom program error: 3012', ['program:anchor:3012']],
    ['Status: Error - Custom: 0x1771', ['program:jupiter:6001', 'program:any:6001']],
    ['Error: Insufficient funds', ['instruction:InsufficientFunds', 'program:token:1']],
    [`BPF program ${token} failed: custom program error: 0x2`, ['program:token:2']],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  test.each([
    "errorCode: { code: 'ConstraintSeeds', number: 2006 },\n  errorMessage: 'A seeds constraint was violated',",
    '{"error":{"errorCode":{"code":"ConstraintSeeds","number":2006},"errorMessage":"A seeds constraint was violated"}}',
  ])('an error object of Anchor’s client: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {name: 'ConstraintSeeds', certainty: 'certain', quotes: ['A seeds constraint was violated']},
    ]);
  });

  test.each([
    ['Error: Unexpected server response: {status}', 405],
    ['WebSocket error: Unexpected server response: {status}', 200],
    [
      "WebSocket connection to 'ws://127.0.0.1:8899/' failed: Error during WebSocket handshake: Unexpected response code: {status}",
      405,
    ],
    ["Handshake status {status} Bad Request -+-+- {'server': 'x'} -+-+- b'<title>400 Bad Request</title>'", 400],
    ["Handshake status {status} x -+-+- b'Used HTTP Method is not allowed. POST or OPTIONS is required'", 405],
    ['websockets.exceptions.InvalidStatus: server rejected WebSocket connection: HTTP {status}', 404],
    ["aiohttp.client_exceptions.WSServerHandshakeError: {status}, message='Invalid response status', url='x'", 200],
    ['tungstenite: HTTP error: {status} Method Not Allowed', 405],
    ['websocket error\n\nCaused by:\n    HTTP error: {status} Not Found', 404],
    ['ConnectionError(Http(Response { status: {status}, version: HTTP/1.1, headers: {} }))', 405],
    ['failed to WebSocket dial: expected handshake response status code 101 but got {status}', 400],
    ["java.net.ProtocolException: Expected HTTP 101 response but was '{status} Not Found'", 404],
    ['Invalid status code received: {status} Status line: HTTP/1.1 {status} Method Not Allowed', 405],
    ["The server returned status code '{status}' when status code '101' was expected.", 200],
  ])('a refused WebSocket handshake is not about a call: %s', (text, refused) => {
    const refusedWith = (status: number) => decodeError(text.replaceAll('{status}', String(status)));
    expect(refusedWith(refused)).toMatchObject([
      {
        id: `http:${refused}:handshake`,
        owner: 'websocket',
        meaning: expect.stringContaining('no WebSocket at this address'),
        retry: 'after-fix',
        actions: [expect.stringMatching(/`wss:\/\/`.*port 8900/)],
      },
    ]);
    for (const status of [401, 403, 429, 503]) {
      expect(refusedWith(status)).toContainEqual(first(`HTTP/1.1 ${status}`));
    }
  });

  test('a refused handshake comes before the close code that follows from it', () => {
    expect(ids('Error: Unexpected server response: 404\nWebSocket closed with code 1006')).toEqual([
      'http:404:handshake',
      'close:1006',
    ]);
  });

  test.each([
    '400',
    'HTTP/1.1 400 Bad Request',
    'Error: 400 Bad Request: {"error":"bad request"}',
    '{"code":400,"message":"Invalid cursor"}',
  ])('HTTP 400 has many reasons: %s', (text) => {
    expect(first(text)).toMatchObject({
      id: 'http:400',
      meaning: expect.stringContaining('malformed'),
      href: expect.stringMatching(/#status-400$/),
    });
  });

  test.each(statusBodies)('a body says more than its status, $status: $message', ({status, message, ...body}) => {
    const said = message.replace('{n}', '5');
    for (const text of [
      said,
      `HTTP/1.1 ${status} x\n\n${said}`,
      `<html><head><title>${status} ${said}</title></head></html>`,
      `Error: ${status} : ${JSON.stringify({jsonrpc: '2.0', error: {code: status, message: `${said}.`}, id: 'x'})}`,
    ]) {
      expect(decodeError(text), text).toMatchObject([
        {
          id: `http:${status}:${body.name}`,
          certainty: 'certain',
          meaning: body.meaning,
          retry: body.retry,
          actions: [body.action],
        },
      ]);
    }
  });

  test.each([...cloudflareRefusals])('Cloudflare’s %i is not a close code', (code, {status, name, meaning}) => {
    const known = {id: `http:${status}:Cloudflare ${code}: ${name}`, meaning};
    const isOnlyOfCloudflare = ![1000, 1003, 1006, 1007, 1008, 1009].includes(code);
    const readings = isOnlyOfCloudflare ? [known] : [known, {id: `close:${code}`, certainty: 'possible'}];
    expect(decodeError(`error code: ${code}\n`)).toMatchObject(readings);
    expect(ids(`onclose\nerror code: ${code}\nreconnecting`)).toEqual(isOnlyOfCloudflare ? [known.id] : []);
    for (const text of [
      `HTTP/2 ${status}\n\nerror code: ${code}`,
      `Error: ${status} Forbidden: error code: ${code}`,
      `Error: ${status} : error code: ${code}`,
      `Access denied | Error ${code} | What happened? Cloudflare Ray ID: 8c1f2a3b4d5e6f70`,
      `Error ${code}: Access denied\nPerformance & security by Cloudflare`,
      `<title>Attention Required! | Cloudflare</title><h1>Error</span> <span class="code">${code}</span></h1>`,
    ]) {
      expect(decodeError(text), text).toMatchObject([known]);
    }
    expect(ids(`Unexpected token 'e', "error code: ${code}" is not valid JSON`)).toEqual([known.id, 'client:Not JSON']);
    expect(ids(`<td>Error</td><td>${code}</td>`)).toEqual([]);
    for (const number of [`${code}`, `code: ${code}`, `error code ${code}`]) {
      expect(ids(number)).toContain(`close:${code}`);
    }
    expect(ids(`WebSocket closed through Cloudflare, error code: ${code}`)).toEqual([`close:${code}`]);
  });

  test.each([
    '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head>',
    '<html><head><title>Attention Required! | Cloudflare</title></head><body>Sorry, you have been blocked</body>',
    'Error: 403 Forbidden: <!DOCTYPE html><title>Just a moment...</title>',
    'HTTP/2 403\ncf-mitigated: challenge\nserver: cloudflare',
  ])('a page of Cloudflare that wants to see a browser: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {id: 'http:403:Cloudflare challenge', actions: [expect.stringMatching(/`User-Agent`.*Ray ID/)]},
    ]);
  });

  test('a method that a public endpoint has switched off is not to be retried', () => {
    const [found] = decodeError(
      'Error: 410 Gone: {"jsonrpc":"2.0","error":{"code": 410, "message":"The RPC call or parameters have been disabled."}}',
    );
    expect(found).toMatchObject({retry: 'no', actions: [expect.stringContaining('endpoint of your own')]});
    expect(first('Error: 410 Gone')).toMatchObject({id: 'http:410', certainty: 'certain', retry: 'no'});
    expect(ids('410 of them were gone')).toEqual([]);
  });

  test('words that nodes and libraries also use do not prove an HTTP status', () => {
    for (const text of ['not found', 'Error: not found', '{"error":"Not Found"}']) {
      expect(decodeError(text), text).toMatchObject([
        {id: 'http:404', certainty: 'possible', note: expect.stringContaining('the whole line')},
      ]);
    }
    expect(first('HTTP/2 404')).toMatchObject({id: 'http:404', certainty: 'certain'});
    expect(first('<title>404 Not Found</title>')).toMatchObject({id: 'http:404', certainty: 'certain'});
  });

  test.each([
    'Rate limited',
    'rate limited',
    'Error: Rate Limited.',
    '{"error":"rate limited","status":"error"}',
    "{'error': 'rate limited'}",
    'getSlot: rate limited, next attempt in 512 ms',
  ])('the name of a Syndica error without its number may be of another service: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {id: 'rpc:7429', certainty: 'possible', note: expect.stringContaining('If it comes from Syndica')},
    ]);
  });

  test.each([
    'unknown variant `latest`, expected one of `processed`, `confirmed`, `finalized`',
    'invalid type: integer `5`, expected a string',
    'missing field `mint`',
    '{"error":"invalid length 1, expected a tuple of size 2"}',
  ])('the detail of wrong parameters on its own may be of another program: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {id: 'rpc:-32602', certainty: 'possible', note: expect.stringContaining('`message` of a response')},
    ]);
  });

  test.each(['', 'base64 encoded solana_transaction::versioned::', 'failed to send: base64 encoded '])(
    'a transaction that is too large, after %j',
    (start) => {
      expect(
        decodeError(`${start}VersionedTransaction too large: 1700 bytes (max: encoded/raw 1644/1232)`),
      ).toMatchObject([
        {id: 'rpc:-32602', certainty: 'certain', meaning: expect.stringContaining('over its size limit')},
      ]);
    },
  );

  test('a wallet code with another message may mean something else', () => {
    expect(ids('4001')).toEqual(['rpc:4001', 'program:any:4001', 'close:4001']);
    expect(first('{"code":4001,"message":"Quota used up"}')).toMatchObject({id: 'rpc:4001', certainty: 'possible'});
    expect(ids('WebSocket closed with code 4001')).toEqual(['close:4001']);
  });

  test.each(sharedWalletErrors)(
    '$code is of a wallet if the message is: $message',
    ({code, message, name, meaning}) => {
      const bare = {code, message};
      for (const text of [
        JSON.stringify(bare),
        JSON.stringify({...bare, message: `${message}.`}),
        `Uncaught (in promise) { code: ${code}, message: '${message}' }`,
        `WalletSignTransactionError: ${message}\n  error: { code: ${code}, message: '${message}' }`,
        `WalletConnectionError: ${message} ${JSON.stringify(bare)} code: ${code}`,
      ]) {
        expect(first(text), text).toMatchObject({
          certainty: 'certain',
          owner: 'client',
          ownerName: 'Wallet',
          name,
          meaning,
        });
        expect(ids(text), text).not.toContain(`rpc:${code}`);
      }
      for (const other of ['', 'Internal error', `${message} while the node was busy`]) {
        expect(ids(JSON.stringify({code, message: other})), other).toEqual([`rpc:${code}`]);
      }
    },
  );

  test.each(clientClasses)('$name: of $client', ({name, client, meaning}) => {
    for (const text of [name, name.toLowerCase(), `Uncaught ${name}\n    at send.ts:12`]) {
      expect(decodeError(text)).toMatchObject([{owner: 'client', ownerName: client, code: name, meaning}]);
    }
  });

  test.each(builtinMessages)('$message: of $program', ({message, program, name, action}) => {
    const log = `Program log: ${message.replace('{slot}', '188115589')}\nProgram ${unknownProgram} failed: invalid instruction data`;
    expect(first(log)).toMatchObject({owner: 'program', ownerName: program, code: name, actions: [action]});
  });

  test.each([
    ['lines', (lines: readonly string[]) => lines.join('\n')],
    [
      'JSON',
      (lines: readonly string[]) => JSON.stringify({err: {InstructionError: [0, 'InvalidAccountOwner']}, logs: lines}),
    ],
  ])(
    'a runtime error has the program that failed with it, not its callers, and the reason in the log: %s',
    (_form, write) => {
      const log = [
        `Program ${unknownProgram} invoke [1]`,
        `Program ${associatedToken} invoke [2]`,
        'Program log: Error: Associated token account owner does not match address derivation',
        `Program ${associatedToken} failed: Invalid account owner`,
        `Program ${unknownProgram} failed: Invalid account owner`,
      ];
      const [found, ...others] = decodeError(write(log));
      expect(found).toMatchObject({
        id: 'instruction:InvalidAccountOwner',
        quotes: ['Associated token account owner does not match address derivation'],
      });
      expect(found?.places).toContain('Associated Token program');
      expect(found?.places).not.toContain(unknownProgram);
      expect(others).toEqual([]);
    },
  );

  test('the account for which a program lacks privileges', () => {
    const log = `${system}'s signer privilege escalated\nProgram ${unknownProgram} failed: Cross-program invocation with unauthorized signer or writable account`;
    expect(decodeError(log)).toMatchObject([
      {id: 'instruction:PrivilegeEscalation', quotes: [expect.stringContaining(system)]},
    ]);
  });

  test.each(clientMessages.map(({message, client, name}) => [message, client, name]))(
    '%s: of %s',
    (message, ownerName, code) => {
      const text = `Error: ${message.replace('{address}', system).replace('{n}', '5')}`;
      expect(decodeError(text)).toMatchObject([{owner: 'client', ownerName, code}]);
    },
  );

  test('a Solana code with another service’s message may mean something else', () => {
    const limit = (code: number) =>
      first(JSON.stringify({jsonrpc: '2.0', error: {code, message: '15/second request limit reached'}, id: 1}));
    for (const code of [-32005, -32007]) {
      expect(limit(code)).toMatchObject({certainty: 'possible', note: expect.stringContaining('limit is [7429]')});
    }
    expect(first('{"code":-32004,"message":"Not now"}')).toMatchObject({
      certainty: 'possible',
      note: expect.stringContaining('something else'),
    });
    const own = {'-32007': 'Slot 5 was skipped, or missing due to ledger jump to recent snapshot', '-32012': 'aborted'};
    for (const [code, message] of Object.entries(own)) {
      expect(first(JSON.stringify({code: Number(code), message}))).toMatchObject({certainty: 'certain'});
    }
  });

  test.each([
    ["{'code': 429, 'message': 'Too many requests'}", 'http:429'],
    ["{ code: 403, message: 'Access forbidden' }", 'http:403'],
    ["error: {\n  message: 'Too many requests',\n  code: 429\n}", 'http:429'],
    [
      'SolanaJSONRPCError: failed to get info: busy\n    at send (app.js:1:1) {\n  code: 429,\n  data: undefined\n}',
      'http:429',
    ],
    ["{'code': 7429, 'message': 'Rate limited'}", 'rpc:7429'],
    ["RPCError(code=503, message='Try again')", 'http:503'],
  ])('a status in a printed error object: %s', (text, id) => {
    expect(decodeError(text)).toMatchObject([{id, certainty: 'certain'}]);
  });

  test.each([
    "{'jsonrpc': '2.0', 'error': {'code': -32005, 'message': \"You've sent too many requests\"}, 'id': 1}",
    "{ code: -32003, message: 'Rate limit reached' }",
    'RpcResponseError { code: -32005, message: "Too many requests", data: Empty }',
    '(*jsonrpc.RPCError)(0xc0001)({\n Code: (int) -32005,\n Message: (string) (len=17) "Too many requests",',
    'RPC response error -32005: Too many requests',
  ])('the message next to a printed code: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {certainty: 'possible', meaning: expect.stringContaining('The message is about a limit')},
    ]);
  });

  test('advises to sign again only once no earlier copy can land', () => {
    expect(first('TransactionExpiredTimeoutError')).toMatchObject({retry: 'same-bytes'});
    expect(
      first(
        'unable to confirm transaction. This can happen in situations such as transaction expiration and insufficient fee-payer funds',
      ),
    ).toMatchObject({retry: 'same-bytes', actions: [expect.stringContaining('send-transaction#expiry')]});
    for (const text of ['BlockhashNotFound', 'Blockhash not found']) {
      expect(first(text)).toMatchObject({retry: 'new-blockhash'});
      expect(first(text).actions.join()).toMatch(/`lastValidBlockHeight`.*`null`/);
    }
  });

  test.each([
    [3999, 'a library or a protocol registers its meaning'],
    [4000, 'an application chooses its meaning'],
  ])('close code %i, which no list names, is explained by its range', (code, words) => {
    const found = first(`WebSocket closed with code ${code}`);
    expect(found).toMatchObject({id: `close:${code}`, certainty: 'unknown', meaning: expect.stringContaining(words)});
  });

  test.each(
    webSocketCloseCodes.flatMap(({code, rustName = ''}) => (rustName === '' ? [] : [[rustName, code] as const])),
  )('tungstenite prints %s for close code %i', (name, code) => {
    expect(ids(`Close(Some(CloseFrame { code: ${name}, reason: "" }))`)).toEqual([`close:${code}`]);
  });

  test('close code 1011 is the client’s fault if the text says that pings were not answered', () => {
    const ofServer = first('WebSocket closed with code 1011');
    const ofReader = first('received 1011 (internal error) keepalive ping timeout; then sent 1011 (internal error)');
    expect(ofServer.meaning).toContain('server');
    expect(ofServer.note).toContain('`keepalive ping timeout`');
    expect(ofReader.meaning).toContain('your own code reads too slowly');
    expect(ofReader.actions.join()).toContain('/platform/chainstream-api#keep-up');
    expect(ofReader.href).not.toBe(ofServer.href);
  });

  test.each([
    'websockets.exceptions.ConnectionClosedError: sent 1009 (message too big) frame with 1048577 bytes exceeds limit of 1048576 bytes; no close frame received',
    'sent 1009 (message too big); then received 1009 (message too big)',
  ])('close code 1009 is the client’s limit if the client sent it: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {
        id: 'close:1009',
        meaning: expect.stringContaining('your client accepts'),
        actions: [expect.not.stringContaining('shorter')],
      },
    ]);
  });

  test.each([
    'received 1009 (message too big); then sent 1009 (message too big)',
    'websocket: close 1009 (message too big)',
  ])('close code 1009 is the limit of either side if the server may have sent it: %s', (text) => {
    expect(decodeError(text)).toMatchObject([
      {id: 'close:1009', actions: [expect.stringContaining('shorter messages')]},
    ]);
  });

  test.each([
    ['RangeError: Max payload size exceeded\n    at Receiver.haveLength (receiver.js:437:28)', '`maxPayload`'],
    ['read: websocket: read limit exceeded', '`SetReadLimit`'],
    ['failed to read: read limited at 32769 bytes', '`SetReadLimit`'],
    ['websockets.exceptions.PayloadTooBig: over size limit (1300000 > 1048576 bytes)', '`max_size`'],
    ['Capacity error: Space limit exceeded: Message too long: 67108865 > 67108864', '`max_message_size`'],
    ['Capacity(MessageTooLong { size: 17000000, max_size: 16777216 })', '`max_message_size`'],
    ['WsError(\n    Capacity(\n        MessageTooLong {\n            size: 17000000,', '`max_message_size`'],
  ])('a message rejected by a client has a limit to raise: %s', (text, setting) => {
    expect(decodeError(text)).toMatchObject([{owner: 'client', actions: [expect.stringContaining(setting)]}]);
  });

  test('a web3.js error with the log gives one finding for an error that occurs three times', () => {
    const text = `SendTransactionError: Simulation failed. \nMessage: Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1. \nLogs: \n[\n  "Program ${token} invoke [1]",\n  "Program log: Error: insufficient funds",\n  "Program ${token} failed: custom program error: 0x1"\n]. \nCatch the \`SendTransactionError\` and call \`getLogs()\` on it for full details.`;
    expect(ids(text)).toEqual(['program:token:1', 'rpc:-32002']);
  });
});

describe('no error', () => {
  test.each([
    '',
    '   ',
    'hello world',
    'The transaction was not found in the garden.',
    '3.14',
    'getBalance',
    '2026-11-21',
    'The wallet not found in the drawer: not found',
    'A custom 404 page',
    'The shop closed at 1800, and opens at 0900.',
    'We closed 1500 accounts and 1006 subscriptions.',
    'A tab is open, 4000 are closed.',
    'The socket connection was idle; closed position 1008 USD',
    'Connection pool: closing account 1000',
    'Socket pool: position closed by client 1008',
    'custom program error: something of a program',
    'missing field `name` at line 3 column 5',
    'Cargo.toml: unknown variant `x`, expected `y`',
    'getProgramAccounts returned 450 accounts',
    'The query returned 503 rows',
    'received 1024 bytes over the websocket',
    'Slot: 7700',
    '{ exit_code: 404, lines: 500 }',
    'zip code: 404, lines: 500',
    'The fee is 7429 lamports, and not 7700.',
    'It is close to 1000 connections.',
    'closed 1000 accounts',
    'closed 1000 empty accounts',
    'Closed: 1500 of 2000',
    'close 1008 USD',
    'Connected: 300\nDisconnected: 1200',
    'Disconnected 2026',
    'Connection lost 2026 Dec 01',
    'Connection lost (1200 of 5000)',
    'MySQL: connection lost, error 2013',
    'code 1045, reason: Access denied',
    'exit code 1001 reason: x',
    'error: code 4001, reason: user rejected',
    'disconnected 1006 users',
    'exit code 1, reason: 1006',
    'Program log: failed to fetch price',
    'Transfer: sent 1500 (lamports)',
    'received 1000 (lamports) from a wallet; then stopped',
    'Program error 1020, as Option<u64>',
    'GET /blocks 500 slots in 12 ms',
    'GET /health 200 1.2 ms - 15',
    '10.0.0.1 - - [26/Nov/2026:14:00:00 +0000] "POST /api HTTP/1.1" 200 512',
    'The upstream request timeout is 30 s.',
    'QuickNode: You are being rate limited, please slow down',
    'Network congested. Endpoint is globally rate limited.',
    'pandas.errors.ParserError: invalid headers in line 1',
  ])('%j', (text) => {
    expect(ids(text)).toEqual([]);
  });
});

test.each(['-32602', '{"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request"},"id":1}'])(
  'an invalid request can be checked: %s',
  (text) => expect(decodeError(text)[0]?.actions.join()).toContain('[request checker]'),
);

test('a failed simulation refers to the transaction errors, one of which is in its data', () => {
  const [{note = ''} = {}] = decodeError('-32002');
  expect(note).toMatch(
    /^Whether to retry depends on `data\.err`: see \[transaction errors\]\(.*#transaction-errors\)\.$/,
  );
});

test('identifiers in plain sentences become code', () => {
  const [finding] = decodeError('-32002');
  expect(finding?.actions.join()).toContain('Read `data.err` and `data.logs`.');
  expect(finding?.actions.join()).toContain('for `BlockhashNotFound` sign again');
});
