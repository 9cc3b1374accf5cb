import {accountMethods} from './accounts';
import {blockMethods} from './blocks';
import {clusterMethods} from './cluster';
import type {Methods} from './method';
import {tokenMethods} from './tokens';
import {transactionMethods} from './transactions';

export type {Node} from './method';

/** All HTTP methods, by name. */
export const methods: Methods = {
  ...accountMethods,
  ...blockMethods,
  ...clusterMethods,
  ...tokenMethods,
  ...transactionMethods,
};
