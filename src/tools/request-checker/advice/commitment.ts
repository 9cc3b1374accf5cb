import {commitmentLevels} from '../../../data/rpc/commitment';
import {finding, type Finding} from '../finding';
import type {Call} from './call';

/**
 * Nodes parse most commitments as an optional flattened struct, so an unknown one is silently ignored:
 * https://github.com/serde-rs/serde/issues/1880.
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
