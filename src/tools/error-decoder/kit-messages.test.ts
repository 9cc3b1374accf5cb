import * as kit from '@solana/kit';
import {SolanaError, type SolanaErrorCode} from '@solana/kit';
import {expect, test} from 'vitest';
import {kitClientErrors, kitErrors} from '../../data/errors/kit-errors';
import {kitMessages} from '../../data/errors/kit-messages';
import {kitOtherErrors} from '../../data/errors/kit-other-errors';
import {decodeError} from './decode-error';

const context = {
  expectedNonceValue: 'D8GTzSiHqjqFdPDiZCYATb9rtSyLaCCzxrGkUvrNkuXP',
  actualNonceValue: '6yVRVKaKXJDBk2KnmXeFV6ZqzxGZsvCAtcAAoCXDiAdF',
  addresses: ['D8GTzSiHqjqFdPDiZCYATb9rtSyLaCCzxrGkUvrNkuXP'],
  transactionSize: 1300,
  transactionSizeLimit: 1232,
  argumentLabel: '1st',
  methodName: 'getBlock',
  optionalPathLabel: '',
  value: 2n ** 53n,
  headers: ['Accept-Charset'],
  causeMessage: '',
  causeMessages: '',
  putativeAddress: 'abc',
  slot: 5,
};

const codes = [...kitErrors, ...kitClientErrors, ...kitOtherErrors].map(({code}) => code);

test.each([...kitMessages.keys()])('kit’s message for error %i is decoded as that error', (code) => {
  expect(codes).toContain(code);
  const printed = String(new SolanaError(code as SolanaErrorCode, context));
  expect(decodeError(printed).map(({id}) => id)).toContain(code < 0 ? `rpc:${code}` : `kit:${code}`);
});

const allCodes = Object.entries(kit).filter(([name]) => name.startsWith('SOLANA_ERROR__'));

test.each(allCodes)(
  'kit’s message for %s is decoded as a kit error, or as the error that it stands for',
  (_constant, code) => {
    const printed = String(
      new SolanaError(code as SolanaErrorCode, {...context, __serverMessage: 'Slot 5 was skipped'}),
    );
    expect(decodeError(printed)).not.toEqual([]);
  },
);

test.each(kitOtherErrors)('$constant exists in kit, and is decoded by number', ({code, constant, meaning}) => {
  expect(allCodes).toContainEqual([constant, code]);
  for (const text of [constant, `Solana error #${code}; Decode this error`, `SolanaError #${code}`]) {
    expect(decodeError(text)).toMatchObject([{id: `kit:${code}`, ownerName: '@solana/kit', name: constant, meaning}]);
  }
});

test('the server’s message identifies the case', () => {
  const printed = new SolanaError(-32602, {__serverMessage: 'Invalid param: WrongSize'});
  expect(decodeError(String(printed))).toMatchObject([
    {
      id: 'rpc:-32602',
      meaning: expect.stringContaining('This text means'),
      places: ['@solana/kit: SOLANA_ERROR__JSON_RPC__INVALID_PARAMS'],
      quotes: [],
    },
  ]);
});

test('an unlisted error says how to decode it', () => {
  expect(decodeError('SolanaError: Something new went wrong')).toMatchObject([
    {
      certainty: 'unknown',
      quotes: ['Something new went wrong'],
      actions: [expect.stringContaining('npx @solana/errors decode'), expect.stringContaining('`cause`')],
    },
  ]);
  expect(decodeError('SolanaError #1234567')).toMatchObject([
    {id: 'kit:1234567', actions: [expect.stringContaining('npx @solana/errors decode -- 1234567')]},
  ]);
});
