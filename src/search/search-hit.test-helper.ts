import type {SearchHit} from '../lib/search/search-record';

/** A hit for a section. */
export const hit: SearchHit = {
  objectID: '/staking#withdraw',
  url: '/staking#withdraw',
  type: 'lvl2',
  content: 'Deactivate the stake account first.',
  hierarchy: {lvl0: 'Platform', lvl1: 'Staking', lvl2: 'Withdraw', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
};
