import type {Fact, Facts} from '../../lib/fact';
import {chainstreamFacts} from './chainstream';
import {limitsFacts} from './limits';
import {platformFacts} from './platform';
import {stakingFacts} from './staking';
import {rpcFacts} from './rpc';
import {solanaFacts} from './solana';

/** Every fact a page can print with `<Fact id="…" />`. */
export const facts: Facts = {
  ...chainstreamFacts,
  ...limitsFacts,
  ...platformFacts,
  ...stakingFacts,
  ...rpcFacts,
  ...solanaFacts,
};

export function findFact(id: string): Fact | undefined {
  return Object.hasOwn(facts, id) ? facts[id] : undefined;
}
