import {plans, scaleSeats, standardAdditionalUsers, type Swqos} from '../../../data/plans';
import {table} from '../../../lib/mdast';
import type {Block} from '../block';

const swqosLabels: Readonly<Record<Swqos, string>> = {none: 'No', included: 'On', configurable: 'On, configurable'};

export const plansTable: Block = () => [
  table(
    ['Plan', 'Price', 'How to get it', 'SWQoS', 'ChainStream'],
    plans.map(({name, price, access, swqos, chainstream}) => [
      name,
      price,
      access,
      swqosLabels[swqos],
      chainstream ? 'Yes' : 'No',
    ]),
  ),
];

export const seatsTable: Block = () => [
  table(
    ['Plan', 'Users', 'Price'],
    [
      ['Standard Mode', `${standardAdditionalUsers} besides the Account Owner`, 'None listed'],
      [
        'Scale Mode',
        `Up to ${scaleSeats.maxUsers}`,
        `First ${scaleSeats.freeUsers} free, then $${scaleSeats.extraUserPrice} per user per month`,
      ],
    ],
  ),
];

/** Examples of what the users of Scale Mode cost: none, one, and as many again beyond the free ones. */
export const seatCostsTable: Block = () => {
  const {freeUsers, extraUserPrice} = scaleSeats;
  return [
    table(
      ['Users on Scale Mode', 'Users charged', 'Price per month'],
      [0, 1, freeUsers].map((charged) => [freeUsers + charged, charged, `$${charged * extraUserPrice}`]),
    ),
  ];
};
