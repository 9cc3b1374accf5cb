import {SolanaError, type SolanaErrorCode} from '@solana/kit';
import {expect, test} from 'vitest';
import {kitMessages} from '../../data/errors/kit-messages';
import {kitClientErrors, kitErrors} from '../../data/errors/kit-errors';
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
};

const codes = [...kitErrors, ...kitClientErrors].map(({code}) => code);

test.each([...kitMessages.keys()])('what kit prints for its error %i is read as that error', (code) => {
  expect(codes).toContain(code);
  const printed = String(new SolanaError(code as SolanaErrorCode, context));
  expect(decodeError(printed).map(({id}) => id)).toContain(`kit:${code}`);
});
