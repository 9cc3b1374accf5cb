import {plans, type Plan, type PlanId} from '../../data/plans';

/** Plans with published limits, smallest first: the keys of the limit tables. */
export const planKeys = ['standard', 'scale'] as const satisfies readonly PlanId[];

export type PlanKey = (typeof planKeys)[number];

export function planOf(key: PlanId): Plan {
  const plan = plans.find(({id}) => id === key);
  if (plan === undefined) throw new Error(`src/data/plans.ts has no plan ${key}.`);
  return plan;
}
