import type {Fact, Facts} from '../../lib/fact';
import {chainstreamFacts} from './chainstream';
import {platformFacts} from './platform';

/** Every fact a page can print with `<Fact id="…" />`. */
export const facts: Facts = {
  ...chainstreamFacts,
  ...platformFacts,
};

export function findFact(id: string): Fact | undefined {
  return Object.hasOwn(facts, id) ? facts[id] : undefined;
}
