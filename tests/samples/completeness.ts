import type {Endpoint} from '../rpc';
import {call} from '../rpc/test-client';

/** How to check that a sample's output has no gaps. */
export interface Completeness {
  /** Matches each printed item, in its first group. */
  readonly printed: RegExp;
  /** All items so far, in order. */
  readonly happened: (endpoint: Endpoint, first: string) => Promise<readonly string[]>;
}

/** Every slot that has a block. */
export const allBlocks: Completeness = {
  printed: /^(\d+) (?:streamed|fetched) /gm,
  happened: async (endpoint, first) => {
    const {result} = await call(endpoint, 'getBlocks', [Number(first), null, {commitment: 'finalized'}]);
    return (result as readonly number[]).map(String);
  },
};

/** Every transaction of an account, if a single page holds them all. */
export function allSignatures(account: string): Completeness {
  return {
    printed: /^(?:streamed|fetched) (\w+)$/gm,
    happened: async (endpoint) => {
      const {result} = await call(endpoint, 'getSignaturesForAddress', [account, {commitment: 'finalized'}]);
      return (result as readonly {signature: string}[]).map(({signature}) => signature).reverse();
    },
  };
}

/** The same, from the newest to the oldest, on any number of pages. */
export function wholeHistory(account: string): Completeness {
  return {
    printed: /^\d+ \S+ (\w+) (?:ok|failed)$/gm,
    happened: async (endpoint) => {
      const all: string[] = [];
      for (;;) {
        const config = {commitment: 'finalized', before: all.at(-1)};
        const {result} = await call(endpoint, 'getSignaturesForAddress', [account, config]);
        const page = result as readonly {signature: string}[];
        if (page.length === 0) return all;
        all.push(...page.map(({signature}) => signature));
      }
    },
  };
}

/** Compares the items from the first that was printed to the last; returns the difference, if any. */
export async function incompleteness(
  {printed, happened}: Completeness,
  stdout: string,
  endpoint: Endpoint,
): Promise<string | undefined> {
  const found = [...stdout.matchAll(printed)].map(([, what = '']) => what);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return 'It printed none of the events.';
  // Remaining faults must not affect this call.
  endpoint.reset();
  const all = await happened(endpoint, first);
  const expected = all.slice(all.indexOf(first), all.indexOf(last) + 1);
  const lost = expected.filter((each) => !found.includes(each));
  if (lost.length > 0) return `It lost ${lost.length} of ${expected.length}, starting with ${lost[0]}.`;
  return found.join() === expected.join() ? undefined : 'It printed something twice, or out of order.';
}
