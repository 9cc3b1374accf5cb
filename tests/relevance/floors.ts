import type {Scores} from './metrics';

/** Minimum scores of the site's search over all judged queries, and its maximum rate of queries without hits. */
const floors = {successAt1: 0.85, mrrAt10: 0.9, zeroRate: 0};

/** Describes the scores that miss their floor; empty when all meet it. */
export function missedFloors({successAt1, mrrAt10, zeroRate}: Scores): string[] {
  return [
    successAt1 < floors.successAt1 && `Success@1 is ${successAt1.toFixed(3)}, below ${floors.successAt1}`,
    mrrAt10 < floors.mrrAt10 && `MRR@10 is ${mrrAt10.toFixed(3)}, below ${floors.mrrAt10}`,
    zeroRate > floors.zeroRate && `${(zeroRate * 100).toFixed(1)}% of the queries find nothing`,
  ].filter((message) => message !== false);
}
