import type {Fact, Facts} from '../../lib/fact';
import {chainstreamFacts} from './chainstream';
import {errorsFacts} from './errors';
import {limitsFacts} from './limits';
import {platformFacts} from './platform';
import {rpcFacts} from './rpc';
import {samplesFacts} from './samples';
import {solanaFacts} from './solana';
import {stakingFacts} from './staking';

/** Every fact a page can print with `<Fact id="…" />`. */
export const facts: Facts = {
  ...chainstreamFacts,
  ...errorsFacts,
  ...limitsFacts,
  ...platformFacts,
  ...rpcFacts,
  ...samplesFacts,
  ...solanaFacts,
  ...stakingFacts,
};

export function findFact(id: string): Fact | undefined {
  return Object.hasOwn(facts, id) ? facts[id] : undefined;
}
