import type {Facts} from '../../lib/fact';
import {edgeRegions, endpointsSource} from '../endpoints';
import {plansSource, scaleSeats, standardAdditionalUsers} from '../plans';

const verified = '2026-11-21';
const seats = {source: plansSource.seats, verified: plansSource.verified};

export const platformFacts = {
  'apiKeys.maxTtlDays': {
    text: '1,000',
    value: 1000,
    unit: 'days',
    source: 'https://docs.syndica.io/platform/core-concepts/api-keys',
    verified,
  },
  'regions.count': {
    text: String(edgeRegions.length),
    value: edgeRegions.length,
    unit: 'regions',
    source: endpointsSource.regions,
    verified: endpointsSource.verified,
  },
  'seats.standardAdditional': {
    text: String(standardAdditionalUsers),
    value: standardAdditionalUsers,
    unit: 'users',
    ...seats,
  },
  'seats.scaleMax': {text: String(scaleSeats.maxUsers), value: scaleSeats.maxUsers, unit: 'users', ...seats},
  'seats.freeOnScale': {text: String(scaleSeats.freeUsers), value: scaleSeats.freeUsers, unit: 'users', ...seats},
  'seats.extraUserPrice': {
    text: `$${scaleSeats.extraUserPrice}`,
    value: scaleSeats.extraUserPrice,
    unit: 'USD/user/month',
    ...seats,
  },
} satisfies Facts;
