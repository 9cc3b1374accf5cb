/**
 * Plans, what each includes, and how many users each allows.
 *
 * Names are those of the account page, the older list. The newer one, on the billing page, has Standard, Scale and
 * Hyperscale, and calls Standard free. The seats come from an older page. Monthly prices of Scale Mode and HyperScale
 * are not published: the dashboard shows them under Billing > Subscription.
 */

/** How to move up to HyperScale. */
export const hyperscalePath = '/platform/manage/account#upgrade-to-hyperscale';

export const plansSource = {
  names: 'https://docs.syndica.io/platform/manage/account',
  prices: 'https://docs.syndica.io/platform/core-concepts/billing-usage',
  swqos: 'https://docs.syndica.io/platform/solana-rpc/sending-transactions',
  chainstream: 'https://docs.syndica.io/platform/chainstream-api',
  seats: 'https://docs.syndica.io/manage/teams-and-users',
  verified: '2026-11-21',
} as const;

/** `included`: on for every request. `configurable`: on, with settings by agreement. `unlisted`: not published. */
export type Swqos = 'none' | 'included' | 'configurable' | 'unlisted';

export type PlanId = 'lite' | 'standard' | 'scale' | 'hyperscale';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly price: string;
  /** Whether a payment method must be on file. */
  readonly payment: string;
  /** How an account gets onto the plan. */
  readonly access: string;
  /** How many users the Account Owner can add. */
  readonly users: string;
  readonly swqos: Swqos;
  /** Undefined when it is not published. */
  readonly chainstream: boolean | undefined;
}

/** Users in addition to the Account Owner on Standard Mode. */
export const standardAdditionalUsers = 1;

export const scaleSeats = {
  maxUsers: 100,
  /** Users included at no charge. */
  freeUsers: 5,
  /** USD per user per month, for each user beyond the free ones. */
  extraUserPrice: 25,
} as const;

/** Price in US cents per month for this many users on Scale Mode. */
export function seatCost(users: number): number {
  return Math.max(0, users - scaleSeats.freeUsers) * scaleSeats.extraUserPrice * 100;
}

export const plans: readonly Plan[] = [
  {
    id: 'lite',
    name: 'Standard Mode Lite',
    price: 'Not listed',
    payment: 'None',
    access: 'Entry tier',
    users: 'Not listed',
    swqos: 'unlisted',
    chainstream: undefined,
  },
  {
    id: 'standard',
    name: 'Standard Mode',
    price: 'Free',
    payment: 'Perhaps on file: see below',
    access: 'Add a payment method',
    users: String(standardAdditionalUsers),
    swqos: 'none',
    chainstream: false,
  },
  {
    id: 'scale',
    name: 'Scale Mode',
    price: 'Shown under **Billing** > **Subscription**',
    payment: 'A valid one at all times',
    access: 'Choose it under **Billing** > **Subscription**',
    users: `Up to ${scaleSeats.maxUsers}`,
    swqos: 'included',
    chainstream: true,
  },
  {
    id: 'hyperscale',
    name: 'HyperScale',
    price: 'Agreed with sales',
    payment: 'A valid one at all times',
    access: 'Cost estimator, then **Talk to Sales**',
    users: 'Ask sales',
    swqos: 'configurable',
    chainstream: true,
  },
];

export function planOf(id: PlanId): Plan {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`src/data/plans.ts has no plan ${id}.`);
  return plan;
}
