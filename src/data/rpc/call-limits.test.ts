import {expect, test} from 'vitest';
import {jsonRpcErrors} from '../errors/solana-errors';
import {repeated} from '../repeated.test-helper';
import {callLimits} from './call-limits';

test('no method has two limits', () => {
  expect(repeated(callLimits.map(({method}) => method))).toEqual([]);
});

// Error texts are quoted verbatim from the server, so they repeat the figures.
test.each(callLimits.filter(({error}) => error !== null))(
  'the error for exceeding the limit of $method states it',
  (limit) => {
    const {variants = []} = jsonRpcErrors.find(({code}) => code === limit.error) ?? {};
    const texts = variants.filter(({when}) => when.includes(limit.method));
    expect(texts.map(({message, when}) => `${message} ${when}`).join('\n')).toMatch(new RegExp(`\\b${limit.max}\\b`));
  },
);
