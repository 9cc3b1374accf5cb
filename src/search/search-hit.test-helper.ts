import type {SearchHit} from '../lib/search/search-record';

/** A section that a search has found. */
export const hit: SearchHit = {
  objectID: '/staking#withdraw',
  url: '/staking#withdraw',
  type: 'lvl2',
  content: 'Deactivate the stake account first.',
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Withdraw', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
