import type {Address} from '@solana/kit';
import {RpcError, rpcError} from '../rpc-error';
import {encodeAccount} from '../runtime/encode-account';
import {accountFormat} from './account-format';
import {assertAtMost, configOf, readContext, type Methods} from './method';
import {programFilter} from './program-filters';

const maxAccounts = 100;
const maxAccountBytes = 10 * 1024 * 1024;

export const accountMethods: Methods = {
  getAccountInfo([pubkey, given], node) {
    const config = configOf(given);
    const {context, commitment} = readContext(node, config);
    const account = node.cluster.account(pubkey as Address, commitment);
    return {context, value: account ? encodeAccount(account, accountFormat(config, node.cluster.bank)) : null};
  },

  getBalance([pubkey, given], node) {
    const {context, commitment} = readContext(node, configOf(given));
    const account = node.cluster.account(pubkey as Address, commitment);
    return {context, value: account ? account.lamports : 0};
  },

  getMultipleAccounts([given, options], node) {
    const pubkeys = given as readonly Address[];
    assertAtMost(pubkeys.length, maxAccounts);
    const config = configOf(options);
    const {context, commitment} = readContext(node, config);
    const format = accountFormat(config, node.cluster.bank, 'base64');
    const value = pubkeys.map((pubkey) => {
      const account = node.cluster.account(pubkey, commitment);
      return account ? encodeAccount(account, format) : null;
    });
    return {context, value};
  },

  getProgramAccounts([program, given], node) {
    const config = configOf(given);
    const {context, commitment} = readContext(node, config);
    const format = accountFormat(config, node.cluster.bank);
    const accounts = node.cluster
      .programAccounts(program as Address, commitment)
      .filter(programFilter(config))
      .map((account) => ({pubkey: account.address, account: encodeAccount(account, format)}));
    return config.withContext === true ? {context, value: accounts} : accounts;
  },

  getMinimumBalanceForRentExemption([given], {cluster}) {
    const bytes = given as number;
    if (bytes > maxAccountBytes) throw rpcError(-32600);
    return cluster.bank.rentExemptBalance(bytes);
  },

  async requestAirdrop([to, amount], {faucet}) {
    const signature = await faucet.send(to as Address, BigInt(amount as number));
    if (signature === undefined) throw new RpcError(-32603, 'Internal error');
    return signature;
  },
};
