import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {chainstreamMethods, chainstreamNamesakes} from '../../data/chainstream';
import {httpRateLimits} from '../../data/rate-limits';
import {exampleRequest} from '../../data/rpc/example-request';
import {limitText} from '../../data/rpc/limit-text';
import {rpcMethods} from '../../data/rpc/methods';
import {curl} from '../../lib/rpc-request/curl';
import {checkText} from './check-text';
import {outcomeOf, verdictOf} from './verdict';

const pubkey = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const signature = '5TgjxyZoiEH3J9scyuUgD3qcrYaXrgkKwsUBUMb2ThjnycV6mTP4hamZiubF9Y9UwpSvRH32xYAxEjjVR71kUZR7';
const network = 'solana-mainnet';

const request = (method: string, params?: unknown, more: object = {}) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method, params, ...more});

/** A request with verbatim parameters, which JSON.stringify would normalize. */
const rawParams = (method: string, params: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"${method}","params":[${params}]}`;

/** Findings as `severity path: what instead`, without notes, which are not problems and have separate tests. */
const said = (text: string) =>
  checkText(text)
    .findings.filter(({severity}) => severity !== 'note')
    .map(({severity, path, what, instead}) => `${severity} ${path}: ${what} ${instead}`);

const notes = (text: string) =>
  checkText(text)
    .findings.filter(({severity}) => severity === 'note')
    .map(({path, what, instead, more}) => `${path}: ${what} ${instead} ${more?.to}`);

const curlTo = (url: string, body: string, options = "-H 'Content-Type: application/json'") =>
  `curl "${url}" ${options} -d '${body}'`;

describe('valid', () => {
  test.each(rpcMethods.map((method) => [method.name, method] as const))('the example of %s', (name, {example}) => {
    const {findings, methods} = checkText(request(name, example.params));
    expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(methods).toEqual([name]);
  });

  test.each(rpcMethods.map((method) => [method.name, method] as const))('the command of %s', (_name, method) => {
    const {code} = curl(exampleRequest({...method, method: method.name, params: method.example.params}));
    const {findings, methods} = checkText(code);
    expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(methods).toEqual([method.name]);
  });

  test.each([
    ['a request without parameters', request('getHealth')],
    ['a batch', `[${request('getSlot')}, ${request('getHealth', [], {id: 2})}]`],
    ['a frame of ChainStream', request('transactionsSubscribe', {network, filter: {excludeVotes: true}})],
    [
      'a large integer',
      `{"jsonrpc":"2.0","id":1,"method":"requestAirdrop","params":["${pubkey}",18446744073709551615]}`,
    ],
    ['to unsubscribe from a stream', request('blocksUnsubscribe', [32026100100140])],
    ['a method with a prefix', request('chainstream.blocksSubscribe', {network})],
    [
      'token accounts of one mint',
      request('getProgramAccounts', [
        'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
        {encoding: 'jsonParsed', filters: [{dataSize: 165}, {memcmp: {offset: 0, bytes: pubkey}}]},
      ]),
    ],
    [
      'settings of a scan that a variable fills in',
      `curl https://solana-mainnet.api.syndica.io/api-key/k -H 'Content-Type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"getProgramAccounts","params":["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",{"encoding":"base64","filters":'"$FILTERS"'}]}'`,
    ],
    [
      'base58 for part of the data',
      request('getAccountInfo', [pubkey, {encoding: 'base58', dataSlice: {offset: 0, length: 32}}]),
    ],
    ['settings in place of the last slot', request('getBlocks', [5, {commitment: 'confirmed'}])],
    [
      'the defaults of settings that older nodes do not know',
      request('getSignatureStatuses', [
        [signature],
        {searchTransactionHistory: true, commitment: 'processed', minContextSlot: null},
      ]),
    ],
    [
      'null for unset settings, as written by the Rust client',
      request('getProgramAccounts', [
        pubkey,
        {filters: null, encoding: 'base64', dataSlice: null, minContextSlot: null, withContext: null},
      ]),
    ],
    ['settings in place of the last slot, followed by null', request('getBlocks', [5, {}, null])],
    [
      'filter bytes in base64',
      request('getProgramAccounts', [
        pubkey,
        {encoding: 'base64', filters: [{memcmp: {offset: 0, encoding: 'base64', bytes: 'AQ+/AA=='}}]},
      ]),
    ],
    ['settings in place of a slot', request('getLeaderSchedule', [{identity: pubkey}])],
    ['a transaction of the largest size', request('sendTransaction', ['AQAB'.repeat(411), {encoding: 'base64'}])],
    [
      'a transaction of version 1 of the largest size',
      request('sendTransaction', ['gQAB'.repeat(1366), {encoding: 'base64'}]),
    ],
    ['the longest range', request('getBlocks', [5, 500_005])],
    ['the longest list', request('getMultipleAccounts', [Array(100).fill(pubkey), {encoding: 'base64'}])],
    [
      'bytes as written by the Rust client',
      request('getProgramAccounts', [
        pubkey,
        {encoding: 'base64', filters: [{memcmp: {offset: 0, encoding: 'bytes', bytes: [1, 2]}}]},
      ]),
    ],
  ])('%s', (_name, text) => expect(said(text)).toEqual([]));
});

describe('mistakes', () => {
  test.each([
    [
      'a hidden character in a name',
      request('getBalance\u200B', [pubkey]),
      '"getBalance<U+200B>". Write "getBalance".',
    ],
    [
      'a letter that looks like another',
      request('getB\u0430lance', [pubkey]),
      'a method "getB<U+0430>lance". Write "getBalance".',
    ],
    ['a mark that changes the direction', request('getBalance\u202E', [pubkey]), 'a method "getBalance<U+202E>".'],
    ['a hidden character in a key', request('getBalance', [`${pubkey}\u200B`]), 'the character "<U+200B>".'],
    [
      'a hidden character in a setting',
      request('getBalance', [pubkey, {'commit\u200Bment': 'confirmed'}]),
      'error params[1]["commit<U+200B>ment"]: There is no field "commit<U+200B>ment" here.',
    ],
    [
      'a hidden character in a host',
      'https://solana-mainnet.api.syndica\u200B.io/api-key/k',
      'solana-mainnet.api.syndica<U+200B>.io is not a documented host.',
    ],
    ['a typo in the name', request('getBalanec', [pubkey]), 'error method: ', 'Write "getBalance".'],
    ...[
      ['getAssetsByOwner', 'Digital Asset Standard (DAS)', 'ask before you build on one'],
      ['getAsset', 'Digital Asset Standard (DAS)', 'getTokenAccountsByOwner'],
      ['das.searchAssets', 'Digital Asset Standard (DAS)'],
      ['getAssetProofBatch', 'Digital Asset Standard (DAS)'],
      ['getTokenAccounts', 'Digital Asset Standard (DAS)'],
      ['sendBundle', 'for Jito bundles', 'sendTransaction takes one transaction'],
      ['simulateBundle', 'for Jito bundles', 'No method for bundles is documented here'],
      ['getPriorityFeeEstimate', 'another provider’s extension', 'Call getRecentPrioritizationFees'],
      ['qn_estimatePriorityFees', 'another provider’s extension', 'Call getRecentPrioritizationFees'],
      ['getTransactionsForAddress', 'another provider’s extension', 'Call getSignaturesForAddress'],
      ['alchemy_getAssetTransfers', 'another provider’s extension', 'Call getSignaturesForAddress'],
      ['qn_fetchNFTs', 'another provider’s extension', 'No NFT method is documented here'],
      ['alchemy_getTokenBalances', 'another provider’s extension', 'call getTokenAccountsByOwner'],
      ['getProgramAccountsV2', 'another provider’s version of getProgramAccounts', 'or what your plan serves'],
      ['getTokenAccountsByOwnerV2', 'another provider’s version', 'Call getTokenAccountsByOwner.'],
      ['getBlockV2', 'another provider’s version', 'Call getBlock.'],
      ['qn_getBlockWithReceipts', 'by its prefix', 'not documented here', 'The closest method is getBlock.'],
      ['alchemy_pendingWork', 'by its prefix', 'Nothing like it is documented here', 'the list of methods below'],
      ['eth_sendRawTransaction', 'an Ethereum method', 'The closest method is sendTransaction.'],
    ].map(([name = '', ...parts]): [string, string, ...string[]] => [
      `the method ${name}`,
      request(name),
      `error method: "${name}" is `,
      ...parts,
    ]),
    ['a removed method', request('getRecentBlockhash'), 'removed in Agave 2.0', 'Call getLatestBlockhash.'],
    ['a removed method without a replacement', request('getStakeActivation'), 'removed', 'StakeHistory'],
    ['a removed commitment', request('getSlot', [{commitment: 'recent'}]), 'params[0].commitment', 'was removed'],
    [
      'a typo in a commitment, which nodes ignore',
      request('getBalance', [pubkey, {commitment: 'Confirmed'}]),
      'warning params[1].commitment: "Confirmed" is not one of the values that the method knows. ' +
        'A node doesn’t refuse it: it silently uses finalized instead. Write "confirmed", or another of',
    ],
    [
      'a removed commitment, which nodes ignore',
      request('getBalance', [pubkey, {commitment: 'max'}]),
      'warning params[1].commitment: The commitment "max" was removed in',
      'silently uses finalized instead. Write one of "processed", "confirmed", "finalized".',
    ],
    ['a commitment that the method rejects', request('getBlocks', [1, 2, {commitment: 'processed'}]), '"confirmed"'],
    [
      'a missing parameter',
      request('getBalance'),
      'error params[0]: Parameter 1, pubkey, is missing',
      'Add pubkey in that position.',
    ],
    ['named parameters', request('getBalance', {pubkey}), 'takes parameters by position'],
    ['positional parameters', request('blocksSubscribe', [{network}]), 'takes parameters by name'],
    ['a number in quotes', request('getBlockTime', ['5']), 'error params[0]', 'Write 5 without quotes.'],
    ['a negative number in quotes', request('getBlockTime', ['-5']), 'error params[0]', 'Write a whole number from 0'],
    ['an empty transaction', request('sendTransaction', ['', {encoding: 'base64'}]), 'error params[0]', 'is empty'],
    ['a typo in a setting', request('getSlot', [{comitment: 'confirmed'}]), 'Write "commitment", or remove it.'],
    ['a letter that base58 excludes', request('getBalance', [`0${pubkey.slice(1)}`]), 'the character "0"'],
    ['a key of one character', request('getBalance', ['a']), 'it has 1 byte,'],
    ['a truncated key', request('getBalance', [pubkey.slice(0, 40)]), 'it has 30 bytes'],
    ['a signature for a key', request('getBalance', [signature]), 'as a signature or a secret key'],
    [
      'no version',
      request('getTransaction', [signature]),
      'warning params[1]',
      'Add "maxSupportedTransactionVersion": 1.',
    ],
    ['version 0', request('getBlock', [5, {maxSupportedTransactionVersion: 0}]), 'warning', 'Write 1'],
    [
      'null where nodes reject it',
      request('sendTransaction', [signature, {encoding: 'base58', skipPreflight: null}]),
      'error params[1].skipPreflight',
      'but is null',
    ],
    ['no encoding', request('getAccountInfo', [pubkey]), 'warning params[1]', '"base64"'],
    [
      'base58 for data of any length',
      request('getAccountInfo', [pubkey, {encoding: 'base58'}]),
      'warning params[1].encoding: base58 and binary only work for up to 128 bytes',
      'Write "base64", or "jsonParsed".',
    ],
    ['a transaction in base64', request('sendTransaction', ['AQ+/']), 'error', 'reads the transaction as base58'],
    ['a bare encoding', request('getTransaction', [signature, 'json']), 'warning params[1]', '{"encoding": "json"}'],
    [
      'a string that is no encoding',
      request('getTransaction', [signature, 'banana']),
      'error params[1]: Settings are an object, but this is "banana".',
      'Write {"encoding": "json"}, with',
    ],
    [
      'a commitment in place of the settings, where nodes accept an encoding',
      request('getBlock', [5, 'confirmed']),
      'error params[1]: Settings are an object, but this is "confirmed".',
      'Write {"commitment": "confirmed"}, with',
    ],
    [
      'an ignored setting',
      request('slotSubscribe', [])
        .replace('slot', 'account')
        .replace('[]', `["${pubkey}",{"encoding":"base64","minContextSlot":5}]`),
      'hint params[1].minContextSlot',
    ],
    ['too many addresses', request('getMultipleAccounts', [Array(101).fill(pubkey)]), '101 entries', '100 at most'],
    [
      'too many filters',
      request('getProgramAccounts', [pubkey, {filters: Array(5).fill({dataSize: 165})}]),
      'filters has 5 entries',
      'leave one out',
    ],
    [
      'a fraction for a whole number',
      rawParams('getBlockTime', '5.0'),
      'error params[0]: A node reads 5.0',
      'Write 5.',
    ],
    [
      'an exponent in a setting',
      rawParams('getSignaturesForAddress', `"${pubkey}",{"limit":1e3}`),
      'params[1].limit',
      'Write 1000.',
    ],
    ['a fraction in a batch', `[${rawParams('getLeaderSchedule', '5.0')}]`, 'error [0].params[0]', 'Write 5.'],
    ['a fraction that is not a whole number', rawParams('getBlockTime', '5.5'), 'but is 5.5.'],
    ['a limit out of range', request('getSignaturesForAddress', [pubkey, {limit: 0}]), 'from 1 to 1,000'],
    ['a range too long', request('getBlocks', [0, 500_001]), 'warning params[1]', '500,000 slots'],
    ['two filters', request('getTokenAccountsByOwner', [pubkey, {mint: pubkey, programId: pubkey}]), 'has 2 fields'],
    [
      'two conditions in one filter',
      request('getProgramAccounts', [pubkey, {filters: [{dataSize: 165, memcmp: {offset: 0, bytes: 'a'}}]}]),
      'error params[1].filters[0]: The filter has 2 fields.',
      'Write one of dataSize, memcmp.',
    ],
    [
      'settings twice, where nodes accept both',
      request('getBlocks', [5, {commitment: 'finalized'}, {commitment: 'confirmed'}]),
      'warning params[1]: A node uses the settings at the end',
    ],
    ['more than settings twice', request('getBlocks', [5, {}, {}, {}]), 'takes at most 3, but got 4'],
    ['more than settings in place of a slot', request('getLeaderSchedule', [{}, {}, {}]), 'takes at most 2'],
    [
      'filter bytes that are not base58',
      request('getProgramAccounts', [pubkey, {encoding: 'base64', filters: [{memcmp: {offset: 0, bytes: 'AQ=='}}]}]),
      'error params[1].filters[0].memcmp.bytes: Without encoding, a node reads bytes as base58',
      'Add "encoding": "base64"',
    ],
    [
      'filter bytes in hex',
      request('programSubscribe', [pubkey, {encoding: 'base64', filters: [{memcmp: {offset: 0, bytes: '0x01'}}]}]),
      'Encode the bytes to match as base58.',
    ],
    [
      'filter bytes that are not base64',
      request('getProgramAccounts', [
        pubkey,
        {encoding: 'base64', filters: [{memcmp: {offset: 0, encoding: 'base64', bytes: 'AQ='}}]},
      ]),
      'error params[1].filters[0].memcmp.bytes: A node reads bytes as base64',
    ],
    [
      'an invalid value in settings in place of a slot',
      request('getLeaderSchedule', [{identity: 'a'}]),
      'error params[0].identity',
    ],
    [
      'settings without a field that older nodes require',
      request('getSignatureStatuses', [[signature], {}]),
      'warning params[1]: Nodes before Agave 4.4 refuse settings without searchTransactionHistory.',
      'Add "searchTransactionHistory": false.',
    ],
    [
      'no version in a subscription',
      request('blockSubscribe', ['all']),
      'warning params[1]',
      'arrives as an error without its block',
    ],
    ['an id with a fraction', request('getSlot', [], {id: 1.5}), 'error id: id is 1.5.', 'a whole number of 0 or more'],
    ['an id below 0', request('getSlot', [], {id: -1}), 'error id: id is -1.'],
    [
      'an id of 65 bits',
      request('getSlot').replace('"id":1', '"id":18446744073709551616'),
      'error id: id is 18446744073709551616.',
    ],
    ['two addresses', request('logsSubscribe', [{mentions: [pubkey, pubkey]}]), 'accepts one address'],
    [
      'an unknown keyword for a filter',
      request('logsSubscribe', ['votes']),
      '"votes" is not one of the values',
      'Write one of "all", "allWithVotes", or an object.',
    ],
    [
      'a setting without its object',
      request('getBalance', [pubkey, 'confirmed']),
      'Write {"commitment": "confirmed"}.',
    ],
    [
      'a typo in a keyword for a filter',
      request('logsSubscribe', ['All']),
      'Write "all", or another of "allWithVotes", or an object.',
    ],
    ['a typo in the only keyword for a filter', request('blockSubscribe', ['al']), 'Write "all", or an object.'],
    [
      'a typo in a keyword in a list of filters',
      request('getProgramAccounts', [pubkey, {filters: ['tokenState']}]),
      'error params[1].filters[0]',
      'Write "tokenAccountState", or an object.',
    ],
    [
      'verified',
      request('transactionsSubscribe', {network, verified: true, filter: {commitment: 'confirmed'}}),
      'verified',
    ],
    ['a wrong name for a ChainStream method', request('slotsSubscribe', {network}), 'Write "slotUpdatesSubscribe".'],
    ...Array.from(chainstreamNamesakes, ([name, current]): [string, string, ...string[]] => [
      `${name} with the parameters of ChainStream`,
      request(name, {network}),
      `error method: ${name} is a Solana RPC method, but its parameters are those of ChainStream. Write "${current}".`,
    ]),
    ...[
      ['slotNotification', 'slotSubscribe'],
      ['transactionNotification', 'transactionsSubscribe'],
      ['slotUpdateNotification', 'slotUpdatesSubscribe'],
      ['encodedBlockNotification', 'encodedBlocksSubscribe'],
      ['blockNotification', 'blockSubscribe or blocksSubscribe'],
    ].map(([name = '', subscribe = '']): [string, string, ...string[]] => [
      `the notification ${name}`,
      request(name, {}),
      `"${name}" is sent by the server; you can’t call it. Call the method that subscribes to it: ${subscribe}.`,
    ]),
    ['a response', '{"jsonrpc":"2.0","id":1,"result":1}', 'This is a response', 'decode the error'],
    ['the error of a response', '{"code":-32602,"message":"Invalid params"}', 'This is a response', 'decode the error'],
    ['a response with its status', 'HTTP/2 429\nretry-after: 1\n\nToo Many Requests', 'This is a response'],
    ['a library’s error', 'SolanaError: Transaction is missing a fee payer.', 'This is a response or an error'],
    ['a Python error', 'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests', 'a response or an error'],
    ['version 1 of JSON-RPC', request('getSlot', [], {jsonrpc: '1.0'}), '"jsonrpc": "2.0"'],
    ['no id', '{"jsonrpc":"2.0","method":"getSlot"}', 'warning id:'],
    ['an empty batch', '[]', 'The batch is empty.'],
    [
      'calls and subscriptions',
      `[${request('getSlot')},${request('slotSubscribe', [], {id: 2})}]`,
      'error [1].method:',
    ],
    ['a duplicate id', `[${request('getSlot')},${request('getHealth')}]`, 'warning [1].id:'],
    ['a duplicate name', '{"jsonrpc":"2.0","id":1,"id":2,"method":"getSlot"}', '"id" appears more than once'],
    ['a wallet’s secret key', JSON.stringify(Array(64).fill(7)), 'secret key of a wallet'],
    ['a key file with a line for each byte', JSON.stringify(Array(64).fill(7), null, 10), 'secret key of a wallet'],
    [
      'a secret key above a request',
      `const wallet = Keypair.fromSecretKey(new Uint8Array([${Array(64).fill(7).join(', ')}]));
fetch(url, {method: 'POST', body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot'})});`,
      'secret key of a wallet',
    ],
    ['no JSON at all', 'hello', 'This isn’t JSON, a curl'],
    [
      'an object for a list',
      request('getProgramAccounts', [pubkey, {encoding: 'base64', filters: {dataSize: 17}}]),
      'This should be an array, but',
      'Put it into an array',
    ],
    [
      'list items as separate parameters',
      request('getMultipleAccounts', [pubkey, pubkey, {encoding: 'base64'}]),
      'error params: The method takes pubkeys as one array',
    ],
    [
      'settings without the filter before them',
      request('getTokenAccountsByOwner', [pubkey, {encoding: 'jsonParsed'}]),
      'error params[1]: Parameter 2, filter, is missing',
    ],
    [
      'a filter after the settings',
      request('getTokenAccountsByOwner', [pubkey, {encoding: 'jsonParsed'}, {mint: pubkey}]),
      'error params: filter and config are swapped. Put filter first, then config.',
    ],
    [
      'a filter keyword after the settings',
      request('logsSubscribe', [{commitment: 'confirmed'}, 'all']),
      'error params: filter and config are swapped.',
    ],
    [
      'settings before the address',
      request('getBalance', [{commitment: 'confirmed'}, pubkey]),
      'error params: pubkey and config are swapped.',
    ],
    [
      'settings in the filter',
      request('getTokenAccountsByOwner', [pubkey, {mint: pubkey, encoding: 'jsonParsed'}]),
      'error params[1].encoding: There is no field "encoding" here. Move it into the parameter config.',
    ],
    [
      'a name without its prefix',
      request('sendTransaction', ['AQAB', {encoding: 'base64', commitment: 'confirmed'}]),
      'Write "preflightCommitment"',
    ],
    [
      'a single letter, in which many names end',
      request('getBalance', [pubkey, {t: 1}]),
      'There is no field "t" here. Remove it. Known fields: ',
    ],
    [
      'numbers written as floats, which any parameter before or after would be, too',
      '{"jsonrpc":"2.0","id":1,"method":"getBlocks","params":[5,10.0]}',
      'error params[1]: ',
      '10.0',
    ],
    [
      'a value that differs in case',
      request('getAccountInfo', [pubkey, {encoding: 'jsonparsed'}]),
      'Write "jsonParsed", or another of "base58", "base64", "base64+zstd", "binary".',
    ],
    [
      'a field of the filter beside it',
      '{"jsonrpc":"2.0","id":1,"method":"transactionsSubscribe","params":{"network":"solana-mainnet","accountKeys":{}}}',
      'There is no field "accountKeys" here. Move it into "filter".',
    ],
    [
      'a range that ends before it starts, where nodes refuse it',
      request('getBlockProduction', [{range: {firstSlot: 500, lastSlot: 100}}]),
      'error params[0].range.lastSlot: lastSlot is before firstSlot: a node returns error -32602.',
    ],
    [
      'a range that ends before it starts, where it is empty',
      request('getBlocks', [100, 5]),
      'warning params[1]: The range ends before it starts',
    ],
    [
      'a program that has no token accounts',
      request('getTokenAccountsByOwner', [pubkey, {programId: pubkey}, {encoding: 'jsonParsed'}]),
      'error params[1].programId: This is not a token program',
      '(Token-2022 program)',
    ],
    [
      'a transaction that is too long',
      request('sendTransaction', ['AQAB'.repeat(500), {encoding: 'base64'}]),
      'error params[0]: The transaction has 2,000 characters, but a node accepts at most 1,644.',
    ],
    [
      'a transaction of version 1 that is too long',
      request('sendTransaction', ['gQAB'.repeat(1500), {encoding: 'base64'}]),
      'error params[0]: The transaction has 6,000 characters, but a node accepts at most 5,464.',
    ],
    [
      'a part of the data in a subscription',
      request('accountSubscribe', [pubkey, {encoding: 'base64', dataSlice: {offset: 0, length: 8}}]),
      'warning params[1].dataSlice: Nodes before Agave 4.4 ignore dataSlice, without an error.',
    ],
    [
      'a part of data that is parsed',
      request('getProgramAccounts', [pubkey, {encoding: 'jsonParsed', dataSlice: {offset: 0, length: 0}}]),
      'warning params[1].dataSlice: With jsonParsed, a node ignores dataSlice for each account that it can parse.',
      'base64',
    ],
    [
      'a scan of the Token program',
      request('getProgramAccounts', ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', {encoding: 'base64'}]),
      'warning params[0]: Without a memcmp filter, this asks for all accounts of the Token program in one response',
      'getTokenAccountsByOwner',
    ],
    [
      'a scan of the Token-2022 program by size',
      request('getProgramAccounts', [
        'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
        {encoding: 'base64', filters: [{dataSize: 165}, 'tokenAccountState']},
      ]),
      'warning params[0]: Without a memcmp filter, this asks for all accounts of the Token-2022 program',
    ],
    [
      'a slot that older nodes do not compare',
      request('getTransaction', [signature, {encoding: 'json', maxSupportedTransactionVersion: 1, minContextSlot: 5}]),
      'warning params[1].minContextSlot: Nodes before Agave 4.4 ignore minContextSlot, without an error.',
      'Call getVersion',
    ],
    [
      'a setting of a later release, in place of a slot',
      request('getLeaderSchedule', [{keyByVoteAccount: true}]),
      'warning params[0].keyByVoteAccount: Nodes before Agave 4.4 ignore keyByVoteAccount',
    ],
    [
      'a subscription over HTTP, to an address in a variable',
      `curl "$URL" --json '${request('slotSubscribe')}'`,
      'error method: slotSubscribe is called over a WebSocket, but this is HTTP.',
    ],
    [
      'a call over a WebSocket, to an address in a variable',
      `wscat -c "$URL" -x '${request('getSlot')}'`,
      'error method: getSlot is called over HTTP, but this is a WebSocket.',
    ],
    [
      'another content type',
      `curl "$URL" -H 'Content-Type: text/plain' -d '${request('getSlot')}'`,
      'sent with the content type "text/plain", which a Solana node refuses. Write application/json.',
    ],
    ['a null id', '{"jsonrpc":"2.0","id":null,"method":"getSlot"}', 'warning id: With null as the id'],
    [
      'a removed method, called by a client library',
      'const { blockhash } = await connection.getRecentBlockhash();',
      'warning : getRecentBlockhash was removed in',
      'Call getLatestBlockhash.',
    ],
    [
      'a removed method that a client library still sends',
      'await connection.getFeeCalculatorForBlockhash(blockhash);',
      'error : getFeeCalculatorForBlockhash was removed in',
    ],
    [
      'a range, beside a type',
      request('getSignaturesForAddress', [pubkey, {limit: 5000, minContextSlot: 'x'}]),
      'minContextSlot',
      'limit is 5,000',
    ],
    [
      'base58, where another encoding is the default',
      request('getMultipleAccounts', [[pubkey], {encoding: 'base58'}]),
      'warning',
      '128 bytes',
    ],
    ...[
      ['getSignaturesForAddress', 'await connection.getSignaturesForAddress(new PublicKey("…"), { limit: 2000 });'],
      ['getTransaction', 'await rpc.getTransaction(sig, { commitment: "finalized" }).send()'],
      ['accountSubscribe', 'await rpcSubscriptions.accountNotifications(address).subscribe({abortSignal})'],
      ['getBalance', 'let balance = client.get_balance(&pubkey)?;'],
      ['getSignatureStatuses', 'await connection.confirmTransaction({signature, blockhash, lastValidBlockHeight});'],
      ['getSlot', 'slot, err := client.GetSlot(ctx, rpc.CommitmentFinalized)'],
      ['logsSubscribe', 'connection.onLogs("all", cb)'],
    ].map(([method = '', code = '']): [string, string, string] => [
      `${method}, called by a client library`,
      code,
      `A client library calls ${method} here`,
    ]),
    ['a field without a name', request('getBalance', [pubkey, {'': 1}]), 'Remove it. Known fields: '],
    [
      'a placeholder',
      request('getBalance', ['<address>']),
      'only a placeholder for a public key. Write the actual public key.',
    ],
    [
      'a placeholder in capitals, as samples have',
      request('getRecentPrioritizationFees', [['WRITABLE_ACCOUNT']]),
      'error params[0][0]: This is only a placeholder for a public key. Write the actual public key.',
    ],
    ...['WALLET', 'ACCOUNT_1'].map((name): [string, string, string] => [
      `the placeholder ${name}`,
      request('getBalance', [name]),
      'only a placeholder for a public key',
    ]),
    ['a variable that no shell expands', request('getBalance', ['$ADDR']), 'only outside single quotes'],
    [
      'a truncated transaction',
      request('sendTransaction', ['AQAB...', {encoding: 'base64'}]),
      'as base64, but this text isn’t. Encode the signed transaction as base64.',
    ],
    ['URL-safe base64', request('sendTransaction', ['AQ-_', {encoding: 'base64'}]), 'as base64, but this text isn’t'],
    [
      'base64 as base58',
      request('sendTransaction', ['AQ+/', {encoding: 'base58'}]),
      'as base58, but this text isn’t. Encode the signed transaction as base64, and write "encoding": "base64".',
    ],
    ['JSON in JSON', JSON.stringify(request('getSlot')), 'encoded as JSON twice'],
    [
      'signatures of a blockhash that is replaced',
      request('simulateTransaction', ['AQAB', {encoding: 'base64', sigVerify: true, replaceRecentBlockhash: true}]),
      'error params[1].sigVerify: You can’t combine sigVerify and replaceRecentBlockhash',
    ],
    ['a method of a later release', request('getRankMap', [5]), 'warning method: No release serves getRankMap yet.'],
    [
      'a method that operators turn on',
      request('voteSubscribe'),
      'warning method: voteSubscribe is off unless the node’s operator has turned it on.',
    ],
    ['an unstable method', request('slotsUpdatesSubscribe'), 'hint method: slotsUpdatesSubscribe is unstable'],
    [
      'an old name of an encoding',
      request('getAccountInfo', [pubkey, {encoding: 'binary'}]),
      'warning params[1].encoding: The encoding binary is an old name for base58. Write "base64".',
    ],
    [
      'a truth value in quotes',
      request('simulateTransaction', ['AQAB', {encoding: 'base64', sigVerify: 'true'}]),
      'error params[1].sigVerify: This should be true or false, but is "true". Write true without quotes.',
    ],
    ['an empty key', request('getBalance', ['']), 'error params[0]: This public key is empty.'],
    ['the name of a wallet', request('getBalance', ['name.sol']), 'error params[0]: This is a name', 'Resolve it'],
    ...['accountUnsubscribe', 'blocksUnsubscribe'].flatMap((method) =>
      [
        [[], 'error params[0]: Parameter 1, subscriptionId, is missing', 'Add subscriptionId in that position.'],
        [undefined, 'error params[0]: Parameter 1, subscriptionId, is missing'],
        [['5'], 'error params[0]: ', 'Write 5 without quotes.'],
        [[5, 6], 'error params: The method takes at most 1, but got 2.'],
        [{subscriptionId: 5}, 'error params: ', 'The method takes parameters by position'],
      ].map(([params, ...parts]): [string, string, ...string[]] => [
        `${method} with ${JSON.stringify(params)}`,
        request(method, params),
        ...parts.map(String),
      ]),
    ),
    [
      'curl over a WebSocket',
      curlTo('wss://solana-mainnet.api.syndica.io/api-key/$K', request('slotSubscribe')),
      'error : curl doesn’t send JSON-RPC over a WebSocket. Use wscat for this address.',
    ],
    ['another protocol', curlTo('ftp://example.org', request('getSlot')), 'error : No endpoint uses ftp.'],
    ['no address', `curl --json '${request('getSlot')}'`, 'error : The command has no address.'],
    [
      'an older name of the header',
      curlTo(rpcOf('$K'), request('getSlot'), '-H "X-Syndica-Api-Token: $KEY" -H "Content-Type: application/json"'),
      'warning : X-Syndica-Api-Token is an earlier name for the header. Write X-Syndica-Api-Key.',
    ],
    ['one request per line', `${request('getSlot')}\n${request('getHealth')}`, 'Put several requests into an array'],
    ['curly quotes', `curl "https://example.org/" --json ‘${request('getSlot')}’`, 'These are curly quotes'],
    [
      'a space after a backslash',
      `curl \\ \n https://example.org/ \\\n --json '${request('getSlot')}'`,
      'Remove the space.',
    ],
  ])('%s', (_name, text, ...parts) => {
    const all = said(text).join('\n');
    expect(parts).not.toEqual([]);
    for (const part of parts) expect(all).toContain(part);
  });

  test.each(['confirm', 'max', 5])('a commitment that nodes ignore is one warning: %s', (commitment) => {
    expect(checkText(request('getBalance', [pubkey, {commitment}])).findings).toMatchObject([{severity: 'warning'}]);
  });

  test.each([
    request('getTokenAccountsByOwner', [pubkey, {encoding: 'jsonParsed'}, {mint: pubkey}]),
    request('requestAirdrop', [1_000_000_000, pubkey]),
    request('getAccountInfo', [{encoding: 'base64'}, pubkey]),
    request('getTransaction', [{encoding: 'json'}, signature]),
  ])('swapped parameters are one finding: %s', (text) => {
    expect(checkText(text).findings).toMatchObject([{severity: 'error', what: expect.stringContaining('are swapped')}]);
  });

  test('the encoding of a transaction without its object is one error', () => {
    expect(said(request('sendTransaction', ['AQAB', 'base64']))).toEqual([
      expect.stringContaining('Write {"encoding": "base64"}.'),
    ]);
  });

  test('each finding has its line and column', () => {
    const text = `{\n  "jsonrpc": "2.0", "id": 1,\n  "method": "getSlot",\n  "params": [{\n    "minContextSlot": "5"}]\n}`;
    expect(checkText(text).findings).toMatchObject([{path: 'params[0].minContextSlot', line: 5, column: 5}]);
    const command = `curl "https://solana-mainnet.api.syndica.io/api-key/$KEY" \\\n  --json '{"jsonrpc": "2.0", "id": 1,\n "method": "getSloth"}'`;
    expect(checkText(command).findings).toMatchObject([{path: 'method', line: 3, column: 2}]);
  });

  test.each([
    ['{"a": 1,\n}', 1, 8, 'Remove it.'],
    ["{'a': 1}", 1, 2, 'straight double quotes'],
    ['{"a": None}', 1, 7, 'Write null'],
    ['{"a": 1 "b": 2}', 1, 9, 'Add a comma'],
    ['{"a": [1, 2', 1, 12, 'isn’t closed'],
    ['[1] x', 1, 5, 'Remove what follows'],
    ['[// 1\n]', 1, 2, 'doesn’t allow comments'],
    ['[01]', 1, 3, 'leading zeros'],
  ])('a JSON syntax error: %s', (text, line, column, words) => {
    expect(checkText(text).findings).toMatchObject([{severity: 'error', line, column}]);
    expect(said(text).join()).toContain(words);
  });
});

describe('a command that a shell reads differently', () => {
  const url = 'https://solana-mainnet.api.syndica.io/api-key/$KEY';
  const type = `-H 'Content-Type: application/json'`;
  const body = `-d '${request('getSlot')}'`;

  test.each([
    [`curl "${url}"\n  ${type}\n  ${body}`, 1],
    [`curl "${url}" \\\n  ${type}\n  ${body}`, 2],
    [`curl "${url}" \\\n\n  ${type} \\\n  ${body}`, 2],
    [`PS C:\\> curl.exe "${url}" \`\n>> ${type}\n>> ${body}`, 2],
    [`curl "${url}" \\ # mainnet\n  ${type} \\\n  ${body}`, 1],
    [`run: |\n  curl "${url}"\n    ${type}\n    ${body}`, 2],
    [`npx wscat\n  -c "${url.replace('https', 'wss')}" \\\n  -x '${request('slotSubscribe')}'`, 1],
  ])('ends on a line without a backslash: %s', (text, line) => {
    const {findings, methods} = checkText(text);
    expect(findings).toMatchObject([{severity: 'error', line, what: expect.stringContaining('ends on this line')}]);
    expect(methods).toHaveLength(1);
  });

  test('has = after an option, which many versions of curl don’t know', () => {
    const command = `curl --request=POST "${url}" ${type} \\\n  --data='${request('getSlot')}'`;
    const {findings, methods} = checkText(command);
    expect(methods).toEqual(['getSlot']);
    expect(findings).toMatchObject([
      {severity: 'warning', line: 1, what: 'Many versions of curl don’t know --request=….'},
      {severity: 'warning', line: 2, instead: 'Write a space in place of =.'},
    ]);
  });

  test.each([
    `npx wscat --connect="${url.replace('https', 'wss')}" --execute='${request('slotSubscribe')}'`,
    `run: >-\n  curl "${url}"\n  ${type}\n  ${body}`,
    `script:\n  - >\n    curl "${url}"\n    ${type}\n    ${body}`,
    `curl "${url}" ${type} ${body}\n\n-bash: warning: setlocale`,
    `run: > # folded\n  curl "${url}"\n  ${type}\n  ${body}`,
    `command=(\n  curl "${url}"\n  ${type}\n  ${body}\n)`,
    `curl.exe "${url}" \`\n  ${type} \`\n  ${body}`,
    `curl "${url}" ^\n  -H "Content-Type: application/json" ^\n  -d "${request('getSlot').replaceAll('"', '\\"')}"`,
    `curl "${url}" ${type} ${body}\n\n- the slot\n- or an error`,
  ])('goes on: %s', (text) => expect(said(text)).toEqual([]));

  test.each([
    [`curl "${url}" -H “Content-Type: application/json” ${body}`, 'These are curly quotes'],
    [`curl “${url}” ${type} ${body}`, 'These are curly quotes'],
    [`curl "${url}" ${type} -d ‘${request('getSlot')}’`, 'These are curly quotes'],
    [`curl "${url}" –H 'Content-Type: application/json' ${body}`, 'This is not the dash of options'],
    [`curl "${url}" ${type} –d '${request('getSlot')}'`, 'This is not the dash of options'],
    [`curl "${url}" ${type} —data '${request('getSlot')}'`, 'This is not the dash of options'],
    [`curl "${url}"\u00A0${type} ${body}`, 'A shell reads U+00A0 (non-breaking space) as a part of the word'],
    [`curl\u00A0"${url}" ${type} ${body}`, 'A shell reads U+00A0'],
    [`curl "${url}" -H\u00A0'Content-Type: application/json' ${body}`, 'A shell reads U+00A0'],
    [`curl "${url}" \\\n\u3000 ${type} ${body}`, 'A shell reads U+3000'],
    [`curl "${url}" \u200B${type} ${body}`, 'A shell reads U+200B (zero-width space)'],
    [`cu\u200Brl "${url}" ${type} ${body}`, 'A shell reads U+200B'],
    [
      `ssh host 'curl\u00A0${url} -H "Content-Type: application/json" ${body.replaceAll("'", '"')}'`,
      'A shell reads U+00A0',
    ],
  ])('has the characters of a word processor, and is not checked further: %s', (text, what) => {
    expect(checkText(text).findings).toMatchObject([{severity: 'error', what: expect.stringContaining(what)}]);
  });

  test.each([
    `curl "${url}" ${type} ${body}\n\n“getSlot” – the slot`,
    `curl "${url}" ${type} -H "X-Note: “quoted”" ${body}`,
    `curl "${url}" ${type} -A '“quoted”' ${body}`,
    `curl "${url}" ${type} -A 'a\u00A0b' ${body}`,
    `curl "${url}" ${type} ${body} # a\u00A0comment`,
    `curl "${url}" ${type} ${body}\n\nThe slot\u00A0: a number`,
    `\u00A0\u00A0$\u00A0curl "${url}" ${type} ${body}`,
    `# Voil\u00E0\u00A0:\ncurl "${url}" ${type} ${body}`,
  ])('has them in other places: %s', (text) => expect(said(text)).toEqual([]));
});

describe('a command for the Windows command prompt', () => {
  const url = 'https://solana-mainnet.api.syndica.io/api-key/$KEY';
  const type = '-H "Content-Type: application/json"';
  const escaped = request('getSlot').replaceAll('"', '\\"');

  test.each([
    [`curl ${url} ^\n -X POST ^\n ${type} ^\n -d '${request('getSlot')}'`, '4:5'],
    [`C:\\Users\\me>curl ${url} ${type} -d '${request('getSlot')}'`, '1:108'],
    [`C:\\Users\\A B>curl '${url}' ${type} -d "${escaped}"`, '1:19'],
  ])('has single quotes, which it doesn’t know: %s', (text, place) => {
    const {findings, methods} = checkText(text);
    expect(methods).toEqual([]);
    expect(findings).toMatchObject([{what: expect.stringContaining('prompt doesn’t know single quotes')}]);
    expect(findings.map(({line, column}) => `${line}:${column}`)).toEqual([place]);
  });

  test.each([
    `C:\\>curl ${url} ${type} -d "${escaped}"`,
    `curl ${url} ${type} ^\n -d "${escaped}"\n\nIt says 'hello'.`,
    `PS C:\\> curl.exe ${url} ${type} -d '${escaped}'`,
    `curl ${url} ${type} -d '${request('getSlot')}' | grep '^"'`,
  ])('has double ones, or is for another shell: %s', (text) => {
    expect(checkText(text)).toEqual({findings: [], methods: ['getSlot']});
  });

  test.each(['C:\\>curl', 'PS C:\\a> curl.exe'])('ends at the next prompt: %s', (prompt) => {
    const command = `${prompt} ${url} ${type} -d "${escaped}"`;
    expect(checkText(`${command}\n${command.replace('getSlot', 'getHealth')}`).methods).toEqual([
      'getSlot',
      'getHealth',
    ]);
  });
});

test('curl in PowerShell gets a hint, since version 5 runs another command', () => {
  const hint = ['hint : In Windows PowerShell 5, curl is Invoke-WebRequest, which has other options. Write curl.exe.'];
  const rest = `"${rpcOf('$KEY')}" -H "Content-Type: application/json" \`\n -d '${request('getSlot')}'`;
  expect(said(`PS C:\\Users\\me> curl ${rest.replace('`\n', '')}`)).toEqual(hint);
  expect(said(`curl ${rest}`)).toEqual(hint);
  expect(said(`PS C:\\> curl.exe ${rest}`)).toEqual([]);
  expect(said(`PS /home/me> curl ${rest.replace('`\n', '')}`)).toEqual([]);
});

describe('a request with escaped quotes', () => {
  const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

  test.each([
    escaped(request('getBalanec', [pubkey])),
    escaped(JSON.stringify(JSON.parse(request('getBalanec', [pubkey])), null, 2)),
    `body=${escaped(request('getBalanec', [pubkey]))}`,
    `curl "$URL" --json '${escaped(request('getBalanec', [pubkey]))}'`,
  ])('is checked without them: %s', (text) => {
    const {findings, methods} = checkText(text);
    expect(methods).toEqual(['getBalanec']);
    expect(findings).toMatchObject([
      {severity: 'error', what: expect.stringContaining('The quotes are escaped')},
      {severity: 'error', path: 'method', instead: 'Write "getBalance".'},
    ]);
  });

  test('may have other mistakes', () => {
    expect(said(escaped('{"jsonrpc": "2.0", "id": 1,}')).join()).toContain('not valid JSON');
  });
});

test.each([
  `curl "$URL" --json "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"$1\\"}"`,
  `send([{jsonrpc: '2.0', id: 1, method, params}])`,
  `def rpc(method, params):\n    return requests.post(url, json={"jsonrpc": "2.0", "id": 1, "method": method, "params": params})`,
])('a method in a variable is not checked, which a note says: %s', (text) => {
  const result = checkText(text);
  expect(result).toMatchObject({
    methods: [],
    findings: [{severity: 'note', what: 'A variable fills in the method, so its parameters are not checked.'}],
  });
  expect(verdictOf(result, text)).toBe('No problem found, with 1 note.');
});

const rpcOf = (key: string) => `https://solana-mainnet.api.syndica.io/api-key/${key}`;

describe('host and method', () => {
  const rpc = rpcOf('$KEY');
  const airdrop = request('requestAirdrop', [pubkey, 1]);
  const slot = request('slotSubscribe');
  const stream = request('blocksSubscribe', {network});
  const wscat = (url: string, body: string) => `npx wscat -c "${url}" -x '${body}'`;

  test.each([
    ['a stream at RPC', wscat(rpc.replace('https', 'wss'), stream), 'Connect to wss://solana-mainnet.chainstream'],
    [
      'RPC at a stream',
      wscat('wss://solana-devnet.chainstream.syndica.io/api-key/$K', slot),
      'wss://solana-devnet.api',
    ],
    [
      'blocks at a stream',
      wscat('wss://solana-devnet.chainstream.syndica.io/api-key/$K', request('blockSubscribe', ['all'])),
      'call blocksSubscribe',
    ],
    ['no prefix', wscat('wss://api.syndica.io/api-key/$K', stream), 'Write "chainstream.blocksSubscribe".'],
    ['no network', wscat('wss://api.syndica.io/api-key/$K', slot), 'Write "solana-mainnet.slotSubscribe"'],
    [
      'HTTP at the shared host',
      curlTo('https://api.syndica.io/api-key/$K', request('getSlot')),
      'Send getSlot to https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY.',
    ],
    [
      'HTTP at the shared host, with the prefix of a network',
      curlTo('https://api.syndica.io/api-key/$K', request('solana-devnet.getSlot')),
      'Send getSlot to https://solana-devnet.api.syndica.io/api-key/YOUR_API_KEY.',
    ],
    [
      'a superfluous prefix',
      wscat(
        'wss://solana-mainnet.chainstream.syndica.io/api-key/$K',
        request('chainstream.blocksSubscribe', {network}),
      ),
      'Write "blocksSubscribe".',
    ],
    [
      'another network',
      wscat('wss://solana-devnet.chainstream.syndica.io/api-key/$K', stream),
      'Write "network": "solana-devnet".',
    ],
    ['HTTP over a socket', wscat(rpc.replace('https', 'wss'), request('getSlot')), 'called over HTTP'],
    ['an airdrop on mainnet', curlTo(rpc, airdrop), 'Use https://solana-devnet.api.syndica.io/api-key/YOUR_API_KEY.'],
    ['a subscription over HTTP', curlTo(rpc, slot), 'called over a WebSocket'],
    ['no encryption', curlTo(rpc.replace('https', 'http'), request('getSlot')), 'Write https://'],
    [
      'a wrong host',
      curlTo('https://solana-mainet.api.syndica.io/api-key/$K', request('getSlot')),
      'solana-mainnet.api.syndica.io',
    ],
    [
      'a network without an endpoint',
      'https://solana-testnet.api.syndica.io/api-key/$K',
      'no endpoint for testnet. Use one of solana-mainnet.api.syndica.io, solana-devnet.api.syndica.io',
    ],
    [
      'another domain',
      curlTo('https://solana-devnet.api.syndica.com/api-key/$K', request('getSlot')),
      'Write solana-devnet.api.syndica.io.',
    ],
    ['an unknown Syndica host', 'https://frankfurt.syndica.io/', 'Use one of solana-mainnet.api.syndica.io,'],
    [
      'double quotes within double quotes',
      `curl "${rpc}" -H 'Content-Type: application/json' -d "{"jsonrpc": "2.0", "id": 1, "method": "getSlot"}"`,
      'strips the double quotes from this request',
    ],
    [
      'a variable between quotes',
      `curl "${rpc}" --json '{"jsonrpc": "2.0", "id": 1, "method": "getBalance", "params": ["'"$KEY"'"],}'`,
      'a comma after the last entry',
    ],
    ['an unquoted body', `curl "${rpc}" --json {"jsonrpc":"2.0"}`, "in single quotes: '{ … }'"],
    ['an earlier path', 'https://solana-mainnet.api.syndica.io/api-token/$K', '/api-key/YOUR_API_KEY'],
    ...[
      'https://solana-api.syndica.io/access-token/$T/rpc',
      curlTo('https://solana-api.syndica.io/access-token/$T/rpc', request('getSlot')),
      `fetch('https://solana-api.syndica.io/access-token/' + token + '/rpc', ${request('getSlot')})`,
    ].map((text): [string, string, string] => [
      `an earlier host: ${text}`,
      text,
      'warning : solana-api.syndica.io belongs to an earlier form of the address. ' +
        'Write https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY.',
    ]),
    ['no key', curlTo('https://solana-mainnet.api.syndica.io/', request('getSlot')), 'expect status 401'],
    [
      'no key, and capital letters in the host',
      curlTo('https://Solana-Mainnet.api.syndica.io/', request('getSlot')),
      'expect status 401',
    ],
    ['no content type', curlTo(rpc, request('getSlot'), ''), "Add -H 'Content-Type: application/json'."],
    ['GET', curlTo(rpc, request('getSlot'), "-H 'Content-Type: application/json' -X GET"), 'sent as GET'],
    [
      'a POST in small letters, which curl sends as written',
      curlTo(rpc, request('getSlot'), "-H 'Content-Type: application/json' -X post"),
      'sent as post, which a Solana node refuses. Remove the option',
    ],
    ['no body', `curl "${rpc}"`, 'sends no body'],
    ['a file', `curl "${rpc}" --json @body.json`, 'in the file body.json'],
    [
      'text that begins like a file',
      `curl "${rpc}" -H 'Content-Type: application/json' --data-raw @body.json`,
      'error : --data-raw doesn’t read files: it sends the text @body.json. Write -d @body.json.',
    ],
    [
      'text that begins like the input',
      `curl "${rpc}" -H 'Content-Type: application/json' --data-raw @- <<< '${request('getSlot')}'`,
      'error : --data-raw doesn’t read files: it sends the text @-. Write -d @-.',
    ],
    ...['--data-urlencode', '-F', '--form'].map((option): [string, string, string] => [
      `a form with ${option}`,
      `curl "${rpc}" ${option} '${request('getSlot')}'`,
      `error : ${option} sends a form, which a Solana node refuses. Put the request in -d.`,
    ]),
    [
      'a form and a body',
      `curl "${rpc}" --json '${request('getSlot')}' --data-urlencode 'a=b'`,
      'error : --data-urlencode sends a form, which a Solana node refuses. Remove it.',
    ],
    ['a query', `curl -G "${rpc}" --data-urlencode 'a=b'`, 'sends no body'],
    [
      'two requests that curl puts one after the other',
      `curl "${rpc}" --json '${request('getSlot')}' --json '${request('getHealth')}'`,
      'The JSON ends before this.',
    ],
    ['two bodies', `curl "${rpc}" --json '${request('getSlot')}' -d commitment=final`, 'into one -d'],
    ['the second of two commands', `curl "${rpc}" --json '${request('getSlot')}'\ncurl "${rpc}"`, 'sends no body'],
    [
      'the second transfer of a command',
      `curl "${rpc}" --json '${request('getSlot')}' --next "${rpc}" --json '${request('getSlott')}'`,
      'Write "getSlot".',
    ],
    [
      'a command within quotes',
      `N="$(curl "${rpc}" --json '${request('getSlott')}' | jq .result)"`,
      'Write "getSlot".',
    ],
    ['a command that installs', 'npm i -g wscat\nwscat -c https://example.org', 'sends nothing'],
  ])('%s', (_name, text, words) => expect(said(text).join('\n')).toContain(words));

  test('a form is one error', () => {
    expect(said(`curl "${rpc}" -H 'Content-Type: application/json' -F 'a=b'`)).toHaveLength(1);
  });

  test('each older URL form is one warning, with a link to its explanation', () => {
    for (const address of ['solana-api.syndica.io/access-token/$T/rpc', 'solana-mainnet.api.syndica.io/api-token/$T']) {
      expect(checkText(`https://${address}`).findings).toMatchObject([
        {severity: 'warning', more: {to: '/platform/concepts/api-keys#older-forms'}},
      ]);
    }
  });

  test('matching hosts and methods are not reported', () => {
    expect(said(curlTo(rpc, request('getSlot')))).toEqual([]);
    expect(said(`curl "${rpc}" --json "${request('getSlot').replaceAll('"', '\\"')}"`)).toEqual([]);
    expect(said(wscat('wss://solana-mainnet.chainstream.syndica.io/api-key/$K', stream))).toEqual([]);
    expect(said(wscat('wss://api.syndica.io/api-key/$K', request('solana-devnet.slotSubscribe')))).toEqual([]);
    expect(said(curlTo('https://node.example.org/', request('getSlot')))).toEqual([]);
    expect(said(`curl "${rpc}" --json '{"jsonrpc": "2.0", "id": 1' --json ', "method": "getSlot"}'`)).toEqual([]);
    for (const between of ['\ncurl', ' --next', '; curl']) {
      expect(said(`${curlTo(rpc, request('getSlot'))}${between} https://example.com/health`)).toEqual([]);
    }
    expect(said(`curl.exe "${rpc}" --json '${request('getSlot').replaceAll('"', '\\"')}'`)).toEqual([]);
    expect(said(curlTo('http://192.168.1.10:8899', request('getSlot')))).toEqual([]);
    expect(said(curlTo('127.0.0.1:8899', request('getSlot')))).toEqual([]);
    expect(said(curlTo('https://solana-mainnet.api.syndica.io.example.org/', request('getSlot')))).toEqual([]);
  });
});

describe('availability on a plan', () => {
  const accounts = request('getProgramAccounts', [pubkey, {encoding: 'base64'}]);
  const stream = request('blocksSubscribe', {network});
  const chainstream = 'wss://solana-mainnet.chainstream.syndica.io/api-key/$K';

  test('is a note, with the limits of the plans', () => {
    expect(notes(accounts)).toEqual([
      `method: Not every plan serves getProgramAccounts: ${limitText('getProgramAccounts', 'http')}. ` +
        'On the other plans, treat it as not available. /platform/resources/rate-limits#other-methods',
    ]);
    expect(notes(request('getLargestAccounts')).join()).toContain('not available on Standard Mode and Scale Mode');
    expect(notes(`[${request('getSlot')},${accounts}]`).join()).toMatch(/^\[1\]\.method: .*getProgramAccounts/);
    expect(notes(`npx wscat -c "${chainstream}" -x '${stream}'`)).toEqual([
      'method: ChainStream is not available on Standard Mode. ' +
        'On Scale Mode and HyperScale, the Account Owner has to enable it first. /platform/chainstream-api#enable',
    ]);
  });

  test('is noted for exactly the methods with a limit of 0', () => {
    const noted = rpcMethods.filter(({name, example}) => notes(request(name, example.params)).length > 0);
    expect(noted.map(({name}) => name).sort()).toEqual(
      httpRateLimits.flatMap(({method, standard}) => (method !== null && standard === 0 ? [method] : [])).sort(),
    );
  });

  test.each([
    ['a command', curlTo(rpcOf('$KEY'), accounts)],
    ['a command with the URL in a variable', curlTo('$RPC_URL', accounts)],
    ['code', `post(url, ${accounts})`],
    ['code with its URL', `post('${rpcOf('')}' + key, ${accounts})`],
  ])('is noted for %s', (_name, text) => expect(notes(text)).toHaveLength(1));

  test.each([
    ['another host', curlTo('https://node.example.org/', accounts)],
    ['the reader’s own node', curlTo('127.0.0.1:8899', accounts)],
    ['another host, in code', `post('https://node.example.org/', ${accounts})`],
    ['two other hosts, in code', `post(dev ? 'http://127.0.0.1:8899' : 'https://node.example.org/', ${accounts})`],
    ['an unsubscribe request', request('blocksUnsubscribe', [5])],
    ['a notification', '{"jsonrpc":"2.0","method":"blockNotification","params":{}}'],
  ])('is not noted for %s', (_name, text) => expect(notes(text).join()).not.toMatch(/plan/));

  test('is not a problem', () => {
    const verdict = (text: string) => verdictOf(checkText(text), text);
    expect(verdict(accounts)).toBe('No problem found: this is a valid getProgramAccounts request, with 1 note.');
    expect(verdict(`[${accounts},${request('getSlot', [], {id: 2})}]`)).toBe(
      'No problem found: these are 2 valid requests, with 1 note.',
    );
    expect(verdict(request('getProgramAccounts', [pubkey]))).toBe(
      '1 warning, 1 note in this getProgramAccounts request.',
    );
    expect(verdict(`[${accounts},${accounts.replace('"id":1', '"id":2')}]`)).toBe(
      'No problem found: these are 2 valid requests, with 2 notes.',
    );
  });
});

test.each([
  ['an error', request('getBalance'), 'bad'],
  ['a warning', request('getProgramAccounts', [pubkey]), undefined],
  ['a note', request('getProgramAccounts', [pubkey, {encoding: 'base64'}]), 'good'],
  ['nothing', request('getSlot'), 'good'],
  ['no text', ' ', undefined],
])('the outcome of a check that finds %s', (_name, text, outcome) =>
  expect(outcomeOf(checkText(text), text)).toBe(outcome),
);

describe('a request to another provider’s host', () => {
  const slot = request('getSlot');
  const mainnet = 'https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY';
  const devnet = 'https://solana-devnet.api.syndica.io/api-key/YOUR_API_KEY';

  test.each([
    ['https://api.mainnet-beta.solana.com', 'api.mainnet-beta.solana.com', mainnet],
    ['https://api.devnet.solana.com/', 'api.devnet.solana.com', devnet],
    ['https://x.solana-mainnet.quiknode.pro/k/', 'x.solana-mainnet.quiknode.pro', mainnet],
    ['https://your-endpoint.solana-devnet.quiknode.pro', 'your-endpoint.solana-devnet.quiknode.pro', devnet],
    ['https://mainnet.helius-rpc.com/?api-key=$K', 'mainnet.helius-rpc.com', mainnet],
    ['https://rpc.ankr.com/solana_devnet', 'rpc.ankr.com', devnet],
    ['https://lb.drpc.org/ogrpc?network=solana&dkey=abc', 'lb.drpc.org', mainnet],
    ['https://lb.drpc.org/ogrpc?network=solana-devnet&dkey=abc', 'lb.drpc.org', devnet],
    ['https://example.com', 'example.com', mainnet],
    ['example.com:8899', 'example.com', mainnet],
    ['https://syndica-mainnet.api.solana.io/api-key/$K', 'syndica-mainnet.api.solana.io', mainnet],
    ['https://solana-mainnet.api.syndica.io.example.org/', 'solana-mainnet.api.syndica.io.example.org', mainnet],
    ['http://172.32.0.1:8899', '172.32.0.1', mainnet],
    ['http://[2001:db8::1]:8899', '[2001:db8::1]', mainnet],
  ])('is noted: %s', (address, host, instead) => {
    const note = `: This goes to ${host}, not to Syndica. To send it to Syndica, write ${instead}. /platform/introduction/why-syndica#switch`;
    expect(notes(curlTo(address, slot))).toEqual([note]);
    if (address.includes('://')) expect(notes(address)).toEqual([note]);
  });

  test.each([
    [
      `npx wscat -c wss://api.devnet.solana.com -x '${request('slotSubscribe')}'`,
      'wss://solana-devnet.api.syndica.io/',
    ],
    [
      `npx wscat -c wss://x.example.com -x '${request('blocksSubscribe', {network})}'`,
      'wss://solana-mainnet.chainstream.syndica.io/',
    ],
    [curlTo('https://example.com', request('requestAirdrop', [pubkey, 1])), 'https://solana-devnet.api.syndica.io/'],
    [
      curlTo('https://api.testnet.solana.com', slot),
      'Syndica has no endpoint for testnet. Use one of solana-mainnet.api.syndica.io, solana-devnet.api.syndica.io.',
    ],
  ])('is noted with the right Syndica URL: %s', (text, words) => expect(notes(text).join('\n')).toContain(words));

  test('is not a problem, but not a plain pass either', () => {
    const verdict = (text: string) => verdictOf(checkText(text), text);
    expect(verdict(curlTo('https://api.mainnet-beta.solana.com', slot))).toBe(
      'No problem found: this is a valid getSlot request, with 1 note.',
    );
    expect(verdict('https://api.mainnet-beta.solana.com')).toBe('No problem found, with 1 note.');
    expect(verdict('https://solana-mainnet.api.syndica.io/api-key/$K')).toBe('No problem found.');
  });

  test.each([
    ...['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '192.168.1.10', '10.0.0.5', '172.16.0.9'].map(
      (host) => `http://${host}:8899`,
    ),
    'http://[::1]/',
    'http://validator:8899',
    'http://host.docker.internal:8899',
    'https://YOUR_HOST/',
    'https://<host>/',
    'https://{{host}}.com/',
    'https://$HOST/x',
    '$RPC_URL',
    'https://your-provider.com/',
    'https://yourendpoint.com/',
    mainnet,
    'wss://solana-mainnet.chainstream.syndica.io/api-key/$K',
    'https://api.syndica.io/api-key/$K',
  ])('is not one to Syndica, the reader’s machine, or a placeholder: %s', (address) =>
    expect(notes(curlTo(address, slot)).join()).not.toContain('not to Syndica'),
  );

  test.each([
    'https://solana-mainet.api.syndica.io/api-key/$K',
    'https://solana-devnet.api.syndica.com/api-key/$K',
    'https://frankfurt.syndica.io/',
    'https://solana-api.syndica.io/access-token/$T/rpc',
  ])('is not reported twice: %s', (address) => {
    expect(checkText(address).findings).toHaveLength(1);
    expect(notes(curlTo(address, slot))).toEqual([]);
  });

  test('is noted only if it sends something', () => {
    const install = 'curl -sSfL https://release.anza.xyz/stable/install\n';
    expect(notes(install + curlTo(mainnet, slot))).toEqual([]);
    expect(notes(curlTo('https://dyndexer.example.com/indexers', '{"name": "transfers"}'))).toEqual([]);
    expect(notes(curlTo('https://example.com', '@body.json'))).toHaveLength(1);
  });

  test('is not checked if its body is not JSON-RPC, whatever fills it in', () => {
    const text = `curl https://dyndexer.example.com/ --json @- <<JSON\n{"name": "a", "b": $(cat b.json)}\nJSON`;
    expect(said(text)).toEqual([expect.stringContaining('hint : This body is not JSON-RPC')]);
    expect(notes(text)).toEqual([]);
  });
});

describe('a ChainStream frame without a target', () => {
  const devnet = {network: 'solana-devnet'};
  const [host = '', ...others] = [request('blocksSubscribe', {network})].flatMap(notes);

  test('is noted with the host that serves it', () => {
    expect(host).toBe(
      'method: blocksSubscribe is a ChainStream method: Solana RPC hosts don’t serve it. ' +
        'Connect to wss://solana-mainnet.chainstream.syndica.io/api-key/YOUR_API_KEY. /platform/chainstream-api#endpoints',
    );
    expect(others).toHaveLength(1);
  });

  test.each([
    ...chainstreamMethods.map(({subscribe}) => [
      request(subscribe, devnet),
      'Connect to wss://solana-devnet.chainstream.syndica.io/api-key/YOUR_API_KEY.',
    ]),
    [
      request('chainstream.blocksSubscribe', devnet),
      'Connect to wss://api.syndica.io/api-key/YOUR_API_KEY, or write blocksSubscribe and connect to wss://solana-devnet.',
    ],
    [
      `> ${request('blocksSubscribe', devnet)}\n< {"jsonrpc":"2.0","result":5,"id":1}`,
      'Connect to wss://solana-devnet.',
    ],
    [`\`\`\`json\n${request('blocksSubscribe', devnet)}\n\`\`\``, 'Connect to wss://solana-devnet.'],
    [request('blocksSubscribe', {}), 'Connect to wss://solana-mainnet.'],
  ])('is noted with the host for its network and prefix: %s', (text, words) =>
    expect(notes(text).join('\n')).toContain(words),
  );

  test.each([
    request('slotSubscribe'),
    request('blocksUnsubscribe', [5]),
    request('solana-mainnet.blocksSubscribe', {network}),
    `npx wscat -c "$CHAINSTREAM_URL" -x '${request('blocksSubscribe', {network})}'`,
    `socket.send(JSON.stringify(${request('blocksSubscribe', {network})}))`,
  ])('does not include other messages: %s', (text) => expect(notes(text).join()).not.toContain('Connect to'));
});

test.each(['ssh node-1 ', 'docker exec box bash -c ', 'os.system('])(
  'quotes are escaped rightly in a command within %s',
  (shell) => {
    const command = (method: string) =>
      `${shell}"curl https://solana-mainnet.api.syndica.io/api-key/$KEY -H 'Content-Type: application/json' -d '{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"${method}\\"}'"${shell.endsWith('(') ? ')' : ''}`;
    expect(checkText(command('getSlot'))).toEqual({findings: [], methods: ['getSlot']});
    const [found] = checkText(command('getSlott')).findings;
    expect(found).toMatchObject({instead: 'Write "getSlot".', column: command('getSlott').indexOf('method')});
  },
);

test('ssh passes a command that is not in quotes to a second shell, which removes those of the body', () => {
  const command = (body: string) => `ssh node-1 curl $URL -H 'Content-Type:application/json' -d ${body}`;
  const said = (text: string) => checkText(text).findings.map(({what}) => what);
  expect(said(command(`'{"jsonrpc": "2.0", "id": 1, "method": "getSlot"}'`))).toEqual([
    'ssh gives this command to a second shell, which removes the quotes in the body.',
  ]);
  expect(said(command(`@body.json`))).toEqual(['The body is in the file body.json.']);
});

test('quotes that are lost within double quotes need escapes, since there are single ones already', () => {
  const [found] = checkText(
    `ssh node-1 "curl $URL --json '{"jsonrpc": "2.0", "id": 1, "method": "getSlot"}'"`,
  ).findings;
  expect(found?.instead).toContain('If that is within double quotes, write \\" for each quote.');
});

describe('the earlier name of the header', () => {
  const url = 'https://solana-mainnet.api.syndica.io';
  const body = request('getSlot');
  const found = ['warning : X-Syndica-Api-Token is an earlier name for the header. Write X-Syndica-Api-Key.'];

  test.each([
    `fetch('${url}', {headers: {'X-Syndica-Api-Token': key}})`,
    `fetch('${url}', {method: 'POST', headers: {'Content-Type': 'application/json', 'X-Syndica-Api-Token': key}, body: JSON.stringify(${body})})`,
    `requests.post("${url}", headers={"x-syndica-api-token": key}, json=${body})`,
    `new Connection('${url}', {httpHeaders: {'X-Syndica-Api-Token': key}})`,
    `req.Header.Set("X-Syndica-Api-Token", key)\nreq.URL = "${url}"`,
    `curl "${url}" -H "X-Syndica-Api-Token: $KEY" --json '${body}'`,
    `curl "${url}" "\${MORE[@]}" -H "X-Syndica-Api-Token: $KEY" --json '${body}'`,
    `POST ${url}\nContent-Type: application/json\nX-Syndica-Api-Token: {{key}}\n\n${body}`,
  ])('is reported: %s', (text) => expect(said(text)).toEqual(found));

  test('is not reported in a comment', () => {
    const text = `// Before: X-Syndica-Api-Token\nfetch('${url}', {headers: {'X-Syndica-Api-Key': key}})`;
    expect(said(text)).toEqual([]);
  });
});

test('the verdict writes out hidden characters, too', () => {
  const text = request('getBalance\u200B', [pubkey]);
  expect(verdictOf(checkText(text), text)).toBe('1 error in this getBalance<U+200B> request.');
});

test('each key is reported once, with the number of its places', () => {
  const keys = ['4f9c-1', '7b2d-2', '4f9c-1', '4f9c-1'].map((key) => `curl https://example.org/api-key/${key} -d '{}'`);
  const warnings = checkText(keys.join('\n')).findings.filter(({what}) => what.includes('API key'));
  expect(warnings.map(({what, line}) => [line, what.split(':')[0]])).toEqual([
    [1, 'This text contains an API key in 3 places'],
    [2, 'This text contains an API key'],
  ]);
});

describe('a command that is meant to send no body', () => {
  const host = 'https://solana-mainnet.api.syndica.io/';
  const hint = expect.stringContaining('hint : The command sends no body.');

  test.each([
    `curl -sS -o /dev/null -w 'connect %{time_connect}s\\n' ${host}`,
    `curl -sI ${host}`,
    `curl -s -o /dev/null -w '%{http_code}' ${host}`,
    `curl -IX POST ${host}`,
    `curl --head ${host}`,
    `curl -i -H 'Connection: Upgrade' -H 'Upgrade: websocket' "${host}api-key/$KEY"`,
  ])('gets a hint: %s', (text) => expect(said(text)).toEqual([hint]));

  test('needs a key to open a WebSocket', () => {
    const text = `curl -i -H 'Connection: Upgrade' -H 'Upgrade: websocket' ${host}`;
    expect(said(text)).toEqual([expect.stringContaining('error : This address has no API key'), hint]);
  });

  test('is not one with a body that it measures', () => {
    const text = `curl -w '%{time_total}' ${host} --json '${request('getSlot')}'`;
    expect(said(text)).toEqual([expect.stringContaining('error : This address has no API key')]);
  });
});

describe('code in backticks that only mentions a program', () => {
  const call = `fetch(url, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: '${request('getBalence', [pubkey])}'});`;

  test.each([
    `// Replaces \`curl -d\`\n${call}`,
    `/** Like \`curl --json\` */\n${call}`,
    `When I run \`curl -X POST $URL\` with this body:\n${request('getBalence', [pubkey])}`,
    `const command = \`curl \${url} -s\`;\n${call}`,
  ])('does not hide a mistake: %s', (text) => {
    expect(said(text).join()).toContain('Write "getBalance"');
  });
});

describe('an address by itself', () => {
  const host = 'solana-mainnet.api.syndica.io';

  test.each([`https://${host}`, `https://${host}/api-key/`, `wss://${host}/`, 'wss://api.syndica.io'])(
    'without a key gets a hint: %s',
    (address) => {
      expect(said(address)).toEqual([
        'hint : This address has no API key: expect status 401, unless the client adds one. Add /api-key/ and your key to the address.',
      ]);
    },
  );

  test.each([`https://${host}/api-key/YOUR_API_KEY`, `https://${host}/api-key/$KEY`, `https://${host}/$RPC_PATH`])(
    'with a key, or a variable, gets none: %s',
    (address) => expect(said(address)).toEqual([]),
  );
});

describe('a key where other providers accept it', () => {
  const host = 'https://solana-mainnet.api.syndica.io/';
  const command = (url: string, header: string) =>
    `curl "${url}" -H "Content-Type: application/json" -H "${header}" -d '${request('getSlot')}'`;

  test.each([
    [command(host, 'x-api-key: $KEY'), 'the header x-api-key'],
    [command(host, 'Authorization: Bearer $KEY'), 'the header Authorization'],
    [command(`${host}?api-key=$KEY`, 'Accept: */*'), 'the parameter api-key'],
    // Without a variable, the address is known not to have a key elsewhere.
    [command(`${host}?api-key=YOUR_API_KEY`, 'Accept: */*'), 'the parameter api-key'],
    [`${host}?api-key=$KEY`, 'the parameter api-key'],
    [`post("${host}?api_key=" + key, {jsonrpc: '2.0', id: 1, method: 'getSlot'})`, 'the parameter api_key'],
  ])('is one error, which says where it belongs: %s', (text, place) => {
    expect(said(text)).toEqual([
      `error : Syndica doesn’t document a key in ${place}. Write /api-key/YOUR_API_KEY in the address, or name the header X-Syndica-Api-Key.`,
    ]);
  });

  test.each([
    command(`${host}api-key/$KEY`, 'x-api-key: $OTHER'),
    command(host, 'X-Syndica-Api-Key: $KEY'),
    command('https://node.example.org/?api-key=$KEY', 'x-api-key: $KEY'),
  ])('is not an error next to a valid key, or for another host: %s', (text) => expect(said(text)).toEqual([]));
});

describe('a shell variable', () => {
  const sent = (params: string, url = rpcOf('$KEY')) =>
    said(`curl "${url}" --json '{"jsonrpc": "2.0", "id": 1, "method": "getBlock", "params": [${params}]}'`);

  test.each([
    ['for a number', `'"$SLOT"', {"maxSupportedTransactionVersion": 1}`],
    ['for a string', `5, {"commitment": "'$LEVEL'", "maxSupportedTransactionVersion": 1}`],
    ['from a command substitution', `'$(solana slot)', {"maxSupportedTransactionVersion": 1}`],
  ])('is not checked: %s', (_name, params) => expect(sent(params)).toEqual([]));

  test.each(['$RPC_URL', '${RPC_URL}', '${RPC_HOST}/api-key/$KEY'])('is not checked: as the URL %s', (url) =>
    expect(sent('5, {"maxSupportedTransactionVersion": 1}', url)).toEqual([]),
  );

  test('is not checked: for a transaction, or a whole body', () => {
    const send = '{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"sendTransaction\\",\\"params\\":[\\"$TX\\"]}';
    expect(said(`curl "$RPC_URL" --json "${send}"`)).toEqual([]);
    expect(said('curl "$RPC_URL" --json "$BODY"')).toEqual([
      'hint : The body is in $BODY. To check it, paste its contents.',
    ]);
    const built = `$(jq -n \\\n '{jsonrpc: "2.0", id: (1 | tostring)}')`;
    expect(said(`curl "$RPC_URL" --json "${built}"`)).toEqual([
      'hint : The body is in $(jq …). To check it, paste its contents.',
    ]);
    expect(said('curl "$RPC_URL" --json @-').join()).toContain('in the command’s input');
    expect(said('curl "$RPC_URL" --json @- < body.json').join()).toContain('in the command’s input');
    expect(said('curl "$RPC_URL" --json @- <<< "$BODY"').join()).toContain('in $BODY');
  });

  test.each([
    ['a limit', 'getSignaturesForAddress', `"'$KEY'",{"limit":5000}`, 'limit is 5,000, out of range'],
    ['a list limit', 'getProgramAccounts', `"'$KEY'",{"filters":[{},{},{},{},{}]}`, 'filters has 5 entries'],
    ['an omitted setting', 'getAccountInfo', `"'$KEY'"`, 'Without encoding, data is returned as base58'],
    [
      'filter bytes',
      'getProgramAccounts',
      `"'$KEY'",{"filters":[{"memcmp":{"offset":0,"bytes":"0x1"}}]}`,
      'Encode the bytes',
    ],
    ['settings in place of a slot', 'getBlocks', `"'$KEY'",{"minContextSlot":"5"}`, 'Write 5 without quotes'],
  ])('does not hide a problem with %s', (_name, method, params, words) => {
    expect(said(`curl "${rpcOf('$KEY')}" --json '${rawParams(method, params)}'`).join('\n')).toContain(words);
  });

  test.each([
    ['the start of a range', 'getBlocks', `'$FROM',600000`],
    ['the start of a range to slot 0', 'getBlocks', `'$FROM',0`],
    ['the end of a range', 'getBlocks', `600000,'$TO'`],
    ['the first slot of a range to slot 0', 'getBlockProduction', `{"range":{"firstSlot":'$FROM',"lastSlot":0}}`],
    ['the last slot of a range', 'getBlockProduction', `{"range":{"firstSlot":600000,"lastSlot":'$TO'}}`],
  ])('is not checked as %s', (_name, method, params) => {
    expect(said(`curl "${rpcOf('$KEY')}" --json '${rawParams(method, params)}'`)).toEqual([]);
  });

  test.each([
    ["'https://solana-mainnet.api.syndica.io/api-key/$KEY'", '$KEY', 53],
    ["'https://solana-mainnet.api.syndica.io/api-key/${KEY}'", '${KEY}', 53],
    ['"https://solana-mainnet.api.syndica.io/api-key/\\$KEY"', '$KEY', 54],
    ["https://solana-mainnet.api.syndica.io/ -H 'X-Syndica-Api-Key: $KEY'", '$KEY', 68],
  ])('is not expanded in %s', (url, name, column) => {
    const {findings} = checkText(`curl ${url} --json '${request('getSlot')}'`);
    expect(findings).toMatchObject([
      {severity: 'error', what: expect.stringContaining(`fill in ${name} here`), column},
    ]);
  });

  test.each([
    `curl 'https://solana-mainnet.api.syndica.io/api-key/'"$KEY" --json '${request('getSlot')}'`,
    `curl "https://solana-mainnet.api.syndica.io/api-key/$KEY" -H "X-Trace: $ID" --json '${request('getSlot')}'`,
    `curl 'https://example.org/?price=5$' --json '${request('getSlot')}'`,
  ])('is expanded, or not a variable: %s', (command) => expect(said(command)).toEqual([]));

  test('does not hide other problems', () => {
    expect(sent(`'$SLOT', {"commitment": "confimed"}`).join('\n')).toContain('Write "confirmed"');
    expect(sent(`'$SLOT', {}`, '\\$RPC_URL').join('\n')).toContain('not a complete address');
  });
});

test('another provider’s method links to the section about it', () => {
  const sections = (method: string) => checkText(request(method)).findings.map(({more}) => more?.to);
  expect(sections('getAsset')).toEqual(['/platform/resources/faq#nft-methods']);
  expect(sections('getProgramAccountsV2')).toEqual(['/platform/resources/rate-limits#other-methods']);
  expect(sections('getBlockV2')).toEqual(['/platform/solana-rpc/solana-documentation#getBlock']);
});

test.each([
  ['Markdown', (text: string) => `\`\`\`json\n${text}\n\`\`\`\n`],
  ['Markdown with settings', (text: string) => `\`\`\`json title="a b" {1,3} live\n${text}\n\`\`\`\n`],
  ['Markdown on one line', (text: string) => `\`\`\`${text}\`\`\``],
  ['Markdown on one line, with a language', (text: string) => `\`\`\`json ${text}\`\`\``],
  ['Markdown that starts on its line', (text: string) => `\`\`\`${text.replace(',', ',\n')}\n\`\`\``],
  ['a wscat session', (text: string) => `> ${text}`],
  ['a Windows file', (text: string) => `\uFEFF${text}`],
])('a request is extracted from %s', (_name, framed) => {
  expect(said(framed(request('getSlot')))).toEqual([]);
});

test.each([
  ['ends in its last line', (text: string) => `\`\`\`${text}\`\`\``],
  ['ends in a line of its own', (text: string) => `\`\`\`${text}\n\`\`\``],
])('a command on the line of a fence is checked, if it %s', (_name, fenced) => {
  const command = `curl http://solana-mainnet.api.syndica.io/api-key/$KEY \\\n -d '${request('getSlot')}'`;
  const {findings} = checkText(fenced(command));
  expect(findings.map(({line, column, what}) => `${line}:${column} ${what.slice(0, 25)}`)).toEqual([
    '1:4 The request is sent witho',
    '1:9 http:// sends the key whe',
  ]);
  const socket = `wscat -c wss://solana-mainnet.api.syndica.io/api-key/$KEY -x '${request('slotSubscribe')}'`;
  expect(checkText(fenced(socket))).toEqual({findings: [], methods: ['slotSubscribe']});
});

describe('a body in a here-document', () => {
  const here = (announced: string, params: string) =>
    `curl "${rpcOf('$KEY')}" --json @- ${announced}\n{"jsonrpc": "2.0", "id": 1,\n  "method": "getBlock", "params": [${params}]}\nEOF\necho done`;

  test.each(['<<EOF', "<<'EOF'", '<< "EOF"', '<<-EOF', '<<EOF | jq'])('is checked: %s', (announced) => {
    expect(checkText(here(announced, '5, {"maxSupportedTransactionVersion": 1}'))).toEqual({
      findings: [],
      methods: ['getBlock'],
    });
    const [found] = checkText(
      here(announced, '5, {"commitment": "confimed", "maxSupportedTransactionVersion": 1}'),
    ).findings;
    expect(found).toMatchObject({path: 'params[1].commitment', line: 3});
  });

  test('is checked if cat writes it into a pipe', () => {
    const text = `cat <<'EOF' | curl "${rpcOf('$KEY')}" --json @- | jq\n${request('getSlott')}\nEOF`;
    expect(checkText(text).findings).toMatchObject([{instead: 'Write "getSlot".', line: 2}]);
  });

  test('ends at a delimiter with a hyphen', () => {
    const text = here('<<END-JSON', '5, {"maxSupportedTransactionVersion": 1}').replace('\nEOF', '\nEND-JSON');
    expect(said(text)).toEqual([]);
  });

  test('has variables unless its delimiter is quoted', () => {
    const params = '$SLOT, {"maxSupportedTransactionVersion": 1}';
    expect(said(here('<<EOF', params))).toEqual([]);
    expect(said(here("<<'EOF'", params)).join()).toContain('not valid JSON');
  });

  test('may be unterminated', () => {
    expect(checkText(here('<<END', '5')).methods).toEqual([]);
    expect(said(here('<<END', '5')).join()).toContain('not valid JSON');
  });
});

describe('a wscat session', () => {
  const connect = '$ npx wscat -c "wss://solana-mainnet.api.syndica.io/api-key/$KEY"\nConnected (press CTRL+C to quit)';
  const frame = request('slotSubscribe');
  const answer = '{"jsonrpc":"2.0","result":0,"id":1}';

  test('each sent frame is checked at its position', () => {
    const session = `${connect}\n> ${frame}\n< ${answer}\n> ${request('slotUnsubscrib', [0])}\n< ${answer}`;
    const {methods, findings} = checkText(session);
    expect(methods).toEqual(['slotSubscribe', 'slotUnsubscrib']);
    expect(findings).toMatchObject([{line: 5, path: 'method', instead: expect.stringContaining('slotUnsubscribe')}]);
  });

  test('a valid session has no findings', () => {
    const session = `${connect}\n> ${frame}\n< ${answer}`;
    expect(checkText(session)).toEqual({findings: [], methods: ['slotSubscribe']});
    expect(verdictOf(checkText(session), session)).toBe('No problem found: this is a valid slotSubscribe request.');
    const withoutCommand = `> ${frame}\n< ${answer}\n> ${request('slotUnsubscribe', [0])}`;
    expect(verdictOf(checkText(withoutCommand), withoutCommand)).toBe('No problem found: these are 2 valid requests.');
  });

  test('a frame belongs to the host of the command', () => {
    const session = `${connect}\n> ${request('blocksSubscribe', {network})}`;
    expect(said(session).join()).toContain('Connect to wss://solana-mainnet.chainstream');
  });

  test('a session without a frame does not pass', () => {
    expect(said(connect)).toMatchObject([expect.stringContaining('sends nothing')]);
  });
});

test('requests without an id do not share one', () => {
  const batch = `[${request('getSlot', [], {id: null})},${request('getSlot', [], {id: undefined})}]`;
  expect(said(batch).map((finding) => finding.split(':')[0])).toEqual(['warning [0].id', 'warning [1].id']);
});

test('a notification needs no id', () => {
  expect(said('{"jsonrpc":"2.0","method":"slotNotification","params":{}}')).toHaveLength(1);
});

test('a text that is too long is not checked', () => {
  expect(said('['.repeat(50_001))).toEqual([
    'error : The text has 50,001 characters; this checker reads 50,000. Paste part of it.',
  ]);
});

describe('never throws, and is fast', () => {
  const hostile = [
    '\u0000',
    '"\\u00001234567890123456"',
    '{"__proto__": {"jsonrpc": "2.0"}, "method": "constructor"}',
    request('toString'),
    request('__proto__'),
    request('getSlot', [{__proto__: null, constructor: 1}]),
    '['.repeat(99_000),
    '{"a":'.repeat(19_000),
    `[${'1,'.repeat(49_000)}1]`,
    `"${'a'.repeat(99_000)}"`,
    '9'.repeat(99_000),
    `curl ${"'".repeat(1001)}`,
    `curl ${'a '.repeat(49_000)}`,
    `curl a${' >'.repeat(49_000)}`,
    'curl https://api.syndica.oi -d {};'.repeat(2900),
    'curl a\n-d b\n'.repeat(7600),
    `curl a${'\n -d=('.repeat(14_000)}`,
    `curl a${'\n\n'.repeat(49_000)}-d`,
    `curl ${'-d “ '.repeat(19_000)}`,
    '${'.repeat(49_000),
    '`${'.repeat(33_000),
    '{"a":['.repeat(16_000),
    'curl -d',
    'curl -H',
    'wscat -c',
    'curl --',
    'https://',
    'wss://@:/?#',
    `[${'{"method":"getBalans"},'.repeat(4000)}1]`,
    `[${'{"method":"qn_getBlocksIn"},'.repeat(3500)}1]`,
    `{"method":"qn_${'getfeesnfts'.repeat(9000)}!"}`,
    `/api-key/${'a'.repeat(90_000)}`,
    '?key='.repeat(19_000),
    'https://'.repeat(12_000),
    `{${Array.from({length: 10_000}, (_, index) => `"${index}":1`).join()}}`,
    '\uD800',
    '1e999',
    '-',
    request('getBlocks', [2 ** 70, 1e300]),
    '[{"id":9007199254740993,"id":{}}]',
    // Numbers with a variable in them.
    String.raw`curl https://api.syndica.io/ -d "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"getBlocks\",\"params\":[1,$X.5]}"`,
  ];
  test.each(hostile.map((text) => [text.slice(0, 40), text] as const))('%j', (_start, text) => {
    expect(Array.isArray(checkText(text).findings)).toBe(true);
  });

  const valid = rpcMethods.map(({name, example}) => request(name, example.params));
  /** A valid request as text, with one piece replaced by another. */
  const damaged = fc
    .tuple(
      fc.constantFrom(...valid, ...valid.map((text) => curlTo('https://api.syndica.io/', text))),
      fc.nat(),
      fc.nat(9),
      fc.string(),
    )
    .map(([text, at, length, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + length));
  /** A valid envelope around any parameters. */
  const anyParams = fc
    .tuple(
      fc.constantFrom(...rpcMethods.map(({name}) => name), 'blocksSubscribe', 'transactionsSubscribe'),
      fc.jsonValue(),
    )
    .map(([method, params]) => request(method, params));

  test('10,000 random inputs', () => {
    const input = fc.oneof(
      damaged,
      anyParams,
      fc.json(),
      fc.string({unit: 'binary'}),
      fc.string().map((text) => `curl ${text}`),
    );
    fc.assert(
      fc.property(input, (text) => {
        for (const {line, column, what, instead} of checkText(text).findings) {
          expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
          expect([what, instead]).not.toContain('');
        }
      }),
      {numRuns: 10_000},
    );
  }, 60_000);
});
