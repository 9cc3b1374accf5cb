import {commitmentLevels} from '../../../data/rpc/commitment';
import {finding, type Finding} from '../finding';
import type {Call} from './call';

/**
 * A node reads most commitments as a part of the settings that may be missing as a whole, and so takes one that it
 * does not know for none: https://github.com/serde-rs/serde/issues/1880.
 */
export function commitment({config, configIndex, setting}: Call): Finding[] {
  const field = setting('commitment');
  const given = config.commitment ?? null;
  const isLevel = commitmentLevels.some(({level}) => level === given);
  if (field === undefined || field.notNull === true || given === null || isLevel) return [];
  return [
    finding(
      'warning',
      ['params', configIndex, 'commitment'],
      'A node doesn’t refuse this commitment: it silently uses finalized instead.',
      'Fix it: until then, responses can be older than you expect.',
    ),
  ];
}
