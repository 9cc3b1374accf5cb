import {maxStreams} from '../../../data/chainstream';
import {planOf, plans, scaleSeats, standardAdditionalUsers, type Plan, type Swqos} from '../../../data/plans';
import {httpRateLimits, webSocketLimits} from '../../../data/rate-limits';
import {inline, table} from '../../lib/mdast';
import type {Block} from '../block';
import {pick} from './pick';

const unlisted = 'Not listed';

const swqosLabels: Readonly<Record<Swqos, string>> = {
  none: 'No',
  included: 'On',
  configurable: 'On, configurable',
  unlisted,
};

/** What each plan includes; with `of="prices"`, what it costs and how to get it; with `of="limits"`, what it allows. */
export const plansTable: Block = ({of = 'features'}) => [
  pick({features: featuresTable, prices: pricesTable, limits: limitsTable}, of)(),
];

function featuresTable() {
  return table(
    ['Plan', 'Price', 'ChainStream', 'SWQoS', 'Users you add'],
    plans.map(({name, price, users, swqos, chainstream}) => [
      name,
      price,
      chainstreamLabel(chainstream),
      swqosLabels[swqos],
      users,
    ]),
  );
}

function chainstreamLabel(isIncluded: Plan['chainstream']): string {
  if (isIncluded === undefined) return unlisted;
  return isIncluded ? 'Yes' : 'No';
}

function pricesTable() {
  return table(
    ['Plan', 'Price', 'Payment method', 'How to get it'],
    plans.map(({name, price, payment, access}) => [name, price, payment, access]),
  );
}

/** The limits that decide between the two plans with published ones. */
function limitsTable() {
  const {connections, subscriptions} = webSocketLimits;
  const rate = (method: string | null) => {
    const limit = httpRateLimits.find((each) => each.method === method);
    if (!limit) throw new Error(`${method} has no limit in src/data/rate-limits.ts.`);
    return [limit.standard, limit.scale];
  };
  return table(
    ['At most', planOf('standard').name, planOf('scale').name],
    [
      ['Requests per second for most methods', ...rate(null)],
      [inline('`sendTransaction` per second'), ...rate('sendTransaction')],
      ['WebSocket connections', connections.standard, connections.scale],
      ['WebSocket subscriptions', subscriptions.standard, subscriptions.scale],
      ['ChainStream streams', 'None', maxStreams],
    ],
  );
}

export const seatsTable: Block = () => [
  table(
    ['Plan', 'Users you add, besides the Account Owner', 'Price'],
    [
      [planOf('standard').name, standardAdditionalUsers, 'None listed'],
      [
        planOf('scale').name,
        `Up to ${scaleSeats.maxUsers}`,
        `First ${scaleSeats.freeUsers} free, then $${scaleSeats.extraUserPrice} per month for each user beyond those`,
      ],
    ],
  ),
];

/** Sample costs of users on Scale Mode: with no paid users, with one, and with as many paid as free ones. */
export const seatCostsTable: Block = () => {
  const {freeUsers, extraUserPrice} = scaleSeats;
  return [
    table(
      ['Users you add', 'Users charged', 'Price per month'],
      [0, 1, freeUsers].map((charged) => [freeUsers + charged, charged, `$${charged * extraUserPrice}`]),
    ),
  ];
};
