import {plans, type Plan} from '../../data/plans';

/** Plans whose limits are published, smallest first; the key is that of the limit tables. */
export type PlanKey = 'standard' | 'scale';

export const planKeys: readonly PlanKey[] = ['standard', 'scale'];

const planNames: Readonly<Record<PlanKey, string>> = {standard: 'Standard Mode', scale: 'Scale Mode'};

export function planOf(key: PlanKey): Plan {
  const plan = plans.find(({name}) => name === planNames[key]);
  if (plan === undefined) throw new Error(`src/data/plans.ts has no plan ${planNames[key]}.`);
  return plan;
}
