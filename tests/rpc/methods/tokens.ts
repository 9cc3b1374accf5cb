import {address, type Address, type EncodedAccount} from '@solana/kit';
import {RpcError} from '../rpc-error';
import {encodeAccount} from '../runtime/encode-account';
import {
  isTokenProgram,
  readMint,
  readTokenAccount,
  token2022Program,
  tokenProgram,
  uiTokenAmount,
} from '../runtime/tokens';
import {accountFormat} from './account-format';
import {configOf, readContext, type Methods, type Node, type ReadContext} from './method';

const maxLargestAccounts = 20;

export const tokenMethods: Methods = {
  getTokenAccountBalance([pubkey, given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    const account = node.cluster.account(pubkey as Address, commitment);
    if (!account) throw new RpcError(-32602, 'Invalid param: could not find account');
    const token = readTokenAccount(account);
    if (!token) throw new RpcError(-32602, 'Invalid param: not a Token account');
    return {context, value: uiTokenAmount(token.amount, decimalsOf(token.mint, node, commitment))};
  },

  getTokenSupply([pubkey, given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    const mint = mintAt(pubkey as Address, node, commitment);
    return {context, value: uiTokenAmount(mint.supply, mint.decimals)};
  },

  getTokenAccountsByOwner([owner, filter, given], node) {
    const config = configOf(given);
    const {context, commitment} = readContext(node, config);
    const format = accountFormat(config, node.cluster.bank);
    const {mint, programId} = filter as {mint?: Address; programId?: Address};
    if (mint !== undefined) mintAt(mint, node, commitment);
    if (programId !== undefined && !isTokenProgram(programId)) {
      throw new RpcError(-32602, 'Invalid param: unrecognized Token program id');
    }
    const value = tokenAccounts(node, commitment, programId)
      .filter(([, token]) => token.owner === owner && (mint === undefined || token.mint === mint))
      .map(([account]) => ({pubkey: account.address, account: encodeAccount(account, format)}));
    return {context, value};
  },

  getTokenLargestAccounts([pubkey, given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    const {decimals} = mintAt(pubkey as Address, node, commitment);
    const value = tokenAccounts(node, commitment)
      .filter(([, token]) => token.mint === pubkey)
      .sort(([, a], [, b]) => Number(b.amount - a.amount))
      .slice(0, maxLargestAccounts)
      .map(([account, token]) => ({address: account.address, ...uiTokenAmount(token.amount, decimals)}));
    return {context, value};
  },
};

type FoundToken = [EncodedAccount, NonNullable<ReturnType<typeof readTokenAccount>>];

function tokenAccounts({cluster}: Node, commitment: ReadContext['commitment'], program?: Address): FoundToken[] {
  return (program === undefined ? [tokenProgram, token2022Program] : [program])
    .flatMap((programId) => cluster.programAccounts(programId, commitment))
    .flatMap((account): FoundToken[] => {
      const token = readTokenAccount(account);
      return token ? [[account, token]] : [];
    });
}

function mintAt(pubkey: Address, {cluster}: Node, commitment: ReadContext['commitment']) {
  const account = cluster.account(pubkey, commitment);
  if (!account) throw new RpcError(-32602, 'Invalid param: could not find account');
  const mint = readMint(account);
  if (!mint) throw new RpcError(-32602, 'Invalid param: not a Token mint');
  return mint;
}

function decimalsOf(mint: string, node: Node, commitment: ReadContext['commitment']): number {
  return mintAt(address(mint), node, commitment).decimals;
}
