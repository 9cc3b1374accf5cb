import {expect, test} from 'vitest';
import {decodeError} from './decode-error';

const answer = (code: number, message: string) => JSON.stringify({jsonrpc: '2.0', id: 1, error: {code, message}});

test.each([
  ['web3.js', `Error: 429 Too Many Requests: ${answer(-32429, 'rate limited')}`],
  ['a response', `HTTP/1.1 429 Too Many Requests\n\n${answer(-32413, 'Too many requests')}`],
])('a status comes before a code that nobody documents: in %s', (_name, text) => {
  expect(decodeError(text).map(({owner}) => owner)).toEqual(['http', 'unknown']);
});

test('a code that somebody documents comes before the status', () => {
  expect(decodeError(`HTTP/1.1 429 Too Many Requests\n\n${answer(7429, 'x')}`)[0]?.id).toBe('rpc:7429');
});

test.each([
  ['max usage reached', 'The message is about a limit: Syndica’s rate limit is [7429]'],
  ['Invalid API key', 'At Syndica, expect [HTTP 401]'],
])('a code that nobody documents is explained by its message: %s', (message, note) => {
  expect(decodeError(answer(-32429, message))[0]?.note).toContain(note);
});

test('a limit under a code of Solana leads with the other provider, not with what the code means on Solana', () => {
  const message = '15/second request limit reached - reduce calls per second or upgrade your account at quicknode.com';
  const [found] = decodeError(answer(-32007, message));
  expect(found).toMatchObject({
    owner: 'unknown',
    ownerName: 'quicknode.com',
    name: 'Limit of another server',
    meaning: expect.stringContaining('names quicknode.com. It comes from another provider'),
    note: expect.stringContaining('On a Solana node, this code means something else'),
    retry: 'same',
  });
  const capacity = 'Your app has exceeded its compute units per second capacity.';
  expect(decodeError(answer(-32005, capacity))[0]?.name).toBe('Limit of another server');
  expect(decodeError(answer(-32007, 'Too many requests'))[0]).not.toHaveProperty('ownerName');
  expect(decodeError('-32007')[0]).toMatchObject({owner: 'node', retry: 'other-node'});
});

test('other messages explain no unknown code', () => {
  expect(decodeError(answer(-32429, 'nothing to see')).map(({note}) => note)).toEqual([undefined]);
});

test('a standard code can be about the key, too', () => {
  expect(decodeError(answer(-32600, 'Must be authenticated!'))[0]?.note).toContain('expect [HTTP 401]');
  expect(decodeError(answer(-32600, 'Invalid request'))[0]?.note).toBeUndefined();
});

test('a method of another provider that a message names has an answer', () => {
  const [found] = decodeError(answer(-32601, 'The method qn_estimatePriorityFees does not exist/is not available'));
  expect(found?.actions[0]).toContain('Call `getRecentPrioritizationFees`');
  expect(decodeError(answer(-32601, 'Method not found'))[0]?.actions.join()).not.toContain('another provider');
});

test('a method that a message names twice is explained once', () => {
  const [found] = decodeError(answer(-32601, 'The method getAsset does not exist: getAsset'));
  const about = found?.actions.filter((action) => action.includes('getAsset'));
  expect(about).toHaveLength(1);
});
