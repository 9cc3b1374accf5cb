import {address} from '@solana/kit';
import type {Bank} from '../runtime/bank';
import type {AccountEncoding, AccountFormat, DataSlice} from '../runtime/encode-account';
import {readMint} from '../runtime/tokens';

/** The account format that a config requests. */
export function accountFormat(
  config: Readonly<Record<string, unknown>>,
  bank: Bank,
  fallback: AccountEncoding = 'binary',
): AccountFormat {
  return {
    encoding: (config.encoding as AccountEncoding | undefined) ?? fallback,
    dataSlice: config.dataSlice as DataSlice | null | undefined,
    decimalsOf: (mint) => readMint(bank.account(address(mint)))?.decimals,
  };
}
