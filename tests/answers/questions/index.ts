import type {Question} from '../question';
import {accountAndBilling} from './account-and-billing';
import {apiKeys} from './api-keys';
import {chainstream} from './chainstream';
import {compression} from './compression';
import {dyndexer} from './dyndexer';
import {errors} from './errors';
import {firstSteps} from './first-steps';
import {limits} from './limits';
import {logsAndStacks} from './logs-and-stacks';
import {rpc} from './rpc';
import {staking} from './staking';
import {transactions} from './transactions';

/**
 * Readers' questions, worded as in issues and support threads rather than as in our headings. Each is assigned to the
 * section that answers it best.
 */
export const questions: readonly Question[] = [
  ...firstSteps,
  ...apiKeys,
  ...limits,
  ...errors,
  ...transactions,
  ...rpc,
  ...chainstream,
  ...compression,
  ...logsAndStacks,
  ...accountAndBilling,
  ...staking,
  ...dyndexer,
];
