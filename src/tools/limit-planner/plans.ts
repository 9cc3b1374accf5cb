import type {PlanId} from '../../data/plans';

/** Plans with published limits, smallest first: the keys of the limit tables. */
export const planKeys = ['standard', 'scale'] as const satisfies readonly PlanId[];

export type PlanKey = (typeof planKeys)[number];
