import type {Endpoint} from '../rpc';
import {call} from '../rpc/test-client';

/** For a sample that promises to lose nothing: what it prints, and what there was to print. */
export interface Completeness {
  /** Finds what was printed, in its first group. */
  readonly printed: RegExp;
  /** What happened up to now, in order. */
  readonly happened: (endpoint: Endpoint, first: string) => Promise<readonly string[]>;
}

/** The slots that have a block. */
export const allBlocks: Completeness = {
  printed: /^(\d+) (?:streamed|fetched) /gm,
  happened: async (endpoint, first) => {
    const {result} = await call(endpoint, 'getBlocks', [Number(first), null, {commitment: 'confirmed'}]);
    return (result as readonly number[]).map(String);
  },
};

/** The transactions of an account that has fewer of them than one answer holds. */
export function allSignatures(account: string): Completeness {
  return {
    printed: /^(?:streamed|fetched) (\w+)$/gm,
    happened: async (endpoint) => {
      const {result} = await call(endpoint, 'getSignaturesForAddress', [account, {commitment: 'confirmed'}]);
      return (result as readonly {signature: string}[]).map(({signature}) => signature).reverse();
    },
  };
}

/** What differs between the first thing that was printed and the last, if anything does. */
export async function incompleteness(
  {printed, happened}: Completeness,
  stdout: string,
  endpoint: Endpoint,
): Promise<string | undefined> {
  const found = [...stdout.matchAll(printed)].map(([, what = '']) => what);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return 'It printed nothing of what happened.';
  // What is left of the faults is not meant for this call.
  endpoint.reset();
  const all = await happened(endpoint, first);
  const expected = all.slice(all.indexOf(first), all.indexOf(last) + 1);
  const lost = expected.filter((each) => !found.includes(each));
  if (lost.length > 0) return `It lost ${lost.length} of ${expected.length}, the first of them ${lost[0]}.`;
  return found.join() === expected.join() ? undefined : 'It printed something twice, or out of order.';
}
