import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findAliases, type Term} from '../../.ci/remark/lib/find-aliases.mjs';

const terms = JSON.parse(readFileSync('.ci/remark/terms.json', 'utf8')) as Term[];
const aliases = (text: string) => findAliases(text, terms).map(({text: found, use}) => [found, use]);

test.each([
  ['Send the API token.', 'API token', 'API key'],
  ['Two api tokens', 'api tokens', 'API key'],
  ['over a Websocket', 'Websocket', 'WebSocket'],
  ['over web\nsockets', 'web\nsockets', 'WebSocket'],
  ['the Hyperscale plan', 'Hyperscale', 'HyperScale'],
  ['the Syndica Validator', 'Syndica Validator', 'Syndica validator'],
  ['a back-end', 'back-end', 'back end'],
])('%j: the alias is found', (text, found, use) => {
  expect(aliases(text)).toEqual([[found, use]]);
});

test.each([
  'Open WebSockets on ChainStream with HyperScale.',
  'The Syndica validator, JSON-RPC and the back end.',
  'See solana-mainnet.chainstream.syndica.io and chainstream-js-example.',
  'Install @solana/websocket, then node.js/lib.',
])('nothing is found in: %s', (text) => {
  expect(aliases(text)).toEqual([]);
});

test('each name occurs once, and every page that explains one exists', () => {
  const names = terms.flatMap(({use, not}) => [use, ...not.filter((name) => name.toLowerCase() !== use.toLowerCase())]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(terms.flatMap(({explainedOn = []}) => explainedOn).filter((page) => !existsSync(page))).toEqual([]);
});
