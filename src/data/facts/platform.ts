import type {Facts} from '../../lib/fact';
import {edgeRegions, endpointsSource} from '../endpoints';
import {plansSource, scaleSeats, standardAdditionalUsers} from '../plans';

const verified = '2026-11-21';
const seats = {source: plansSource.seats, verified: plansSource.verified};
const v2Post = 'https://blog.syndica.io/introducing-syndica-cloud-our-v2-reimplementation-2';
const sigPost =
  'https://blog.syndica.io/introducing-sig-by-syndica-an-rps-focused-solana-validator-client-written-in-zig/';
/** A third-party profile of the company, which repeats its website. */
const thirdPartyProfile = 'https://github.com/api-evangelist/syndica-io';

export const platformFacts = {
  'apiKeys.maxTtlDays': {
    text: '1,000',
    value: 1000,
    unit: 'days',
    source: 'https://docs.syndica.io/platform/core-concepts/api-keys',
    verified,
  },
  'company.rpcSince': {text: '2021', value: 2021, unit: 'year', source: v2Post, verified},
  'company.launchRegions': {text: '3', value: 3, unit: 'regions', source: v2Post, verified},
  // Statements by the company or third parties: pages print these as claims, never as facts about the service.
  'claims.readShare': {text: '96.1%', value: 96.1, unit: '% of calls', source: sigPost, verified},
  'claims.readsPerSend': {text: '25', value: 25, unit: 'reads/sendTransaction', source: sigPost, verified},
  'claims.uptime': {text: '99.99%', value: 99.99, unit: '% of time', source: thirdPartyProfile, verified},
  'claims.fillTimeBefore': {text: '10 seconds', value: 10, unit: 's', source: thirdPartyProfile, verified},
  'claims.fillTimeAfter': {text: '300 ms', value: 300, unit: 'ms', source: thirdPartyProfile, verified},
  'claims.freeRequests': {
    text: '10 million',
    value: 10_000_000,
    unit: 'requests/month',
    source: thirdPartyProfile,
    verified,
  },
  /** The page shows neither the name of the plan of these two nor the other plans. */
  'claims.monthlyData': {
    text: '1 GB',
    value: 1,
    unit: 'GB/month',
    source: plansSource.prices,
    verified: '2026-11-29',
  },
  'claims.listedConnections': {
    text: '50',
    value: 50,
    unit: 'connections',
    source: plansSource.prices,
    verified: '2026-11-30',
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
