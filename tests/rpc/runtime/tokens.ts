import {
  address,
  getAddressDecoder,
  getAddressEncoder,
  lamports,
  type Address,
  type EncodedAccount,
  type ReadonlyUint8Array,
} from '@solana/kit';

export const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
export const token2022Program = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');

export interface Mint {
  readonly mintAuthority: Address | null;
  readonly supply: bigint;
  readonly decimals: number;
  readonly isInitialized: boolean;
  readonly freezeAuthority: Address | null;
}

export interface TokenAccount {
  readonly mint: Address;
  readonly owner: Address;
  readonly amount: bigint;
  readonly state: 'uninitialized' | 'initialized' | 'frozen';
}

const mintBytes = 82;
const tokenAccountBytes = 165;
const states = ['uninitialized', 'initialized', 'frozen'] as const;

export function isTokenProgram(program: Address): boolean {
  return program === tokenProgram || program === token2022Program;
}

export function readMint(account: EncodedAccount | undefined): Mint | undefined {
  if (!account || !isTokenProgram(account.programAddress) || account.data.length !== mintBytes) return undefined;
  const {data} = account;
  const view = viewOf(data);
  return {
    mintAuthority: view.getUint32(0, true) === 1 ? readAddress(data, 4) : null,
    supply: view.getBigUint64(36, true),
    decimals: view.getUint8(44),
    isInitialized: view.getUint8(45) === 1,
    freezeAuthority: view.getUint32(46, true) === 1 ? readAddress(data, 50) : null,
  };
}

export function writeMint({mintAuthority, supply, decimals, isInitialized, freezeAuthority}: Mint): Uint8Array {
  const data = new Uint8Array(mintBytes);
  const view = viewOf(data);
  if (mintAuthority) {
    view.setUint32(0, 1, true);
    data.set(getAddressEncoder().encode(mintAuthority), 4);
  }
  view.setBigUint64(36, supply, true);
  view.setUint8(44, decimals);
  view.setUint8(45, isInitialized ? 1 : 0);
  if (freezeAuthority) {
    view.setUint32(46, 1, true);
    data.set(getAddressEncoder().encode(freezeAuthority), 50);
  }
  return data;
}

export function readTokenAccount(account: EncodedAccount | undefined): TokenAccount | undefined {
  if (!account || !isTokenProgram(account.programAddress)) return undefined;
  const {data} = account;
  if (data.length !== tokenAccountBytes) return undefined;
  const view = viewOf(data);
  return {
    mint: readAddress(data, 0),
    owner: readAddress(data, 32),
    amount: view.getBigUint64(64, true),
    state: states[view.getUint8(108)] ?? 'uninitialized',
  };
}

/** Encodes a token account without a delegate or close authority, and not for wrapped SOL. */
export function writeTokenAccount({mint, owner, amount, state}: TokenAccount): Uint8Array {
  const data = new Uint8Array(tokenAccountBytes);
  const view = viewOf(data);
  data.set(getAddressEncoder().encode(mint), 0);
  data.set(getAddressEncoder().encode(owner), 32);
  view.setBigUint64(64, amount, true);
  view.setUint8(108, states.indexOf(state));
  return data;
}

export function tokenProgramAccount(at: Address, data: Uint8Array, balance: bigint): EncodedAccount {
  return {
    address: at,
    data,
    executable: false,
    lamports: lamports(balance),
    programAddress: tokenProgram,
    space: BigInt(data.length),
  };
}

export interface UiTokenAmount {
  readonly amount: string;
  readonly decimals: number;
  readonly uiAmount: number;
  readonly uiAmountString: string;
}

export function uiTokenAmount(amount: bigint, decimals: number): UiTokenAmount {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`;
  return {amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString};
}

function viewOf(data: ReadonlyUint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}

function readAddress(data: ReadonlyUint8Array, offset: number): Address {
  return getAddressDecoder().decode(data, offset);
}
