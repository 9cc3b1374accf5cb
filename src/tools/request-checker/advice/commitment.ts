import {commitmentLevels} from '../../../data/rpc/commitment';
import type {Finding} from '../finding';
import type {Call} from './call';

/**
 * Reports an invalid commitment as a warning where nodes accept it: they parse most commitments as an optional flattened
 * struct, so an unknown one is silently ignored: https://github.com/serde-rs/serde/issues/1880.
 *
 * @param findings violations of the schema.
 */
export function withIgnoredCommitment(
  findings: readonly Finding[],
  {config, configIndex, setting}: Call,
): readonly Finding[] {
  const field = setting('commitment');
  const isLevel = commitmentLevels.some(({level}) => level === config.commitment);
  if (field === undefined || field.notNull === true || isLevel) return findings;
  return findings.map((found) => {
    const [, index, name, ...inner] = found.path;
    if (index !== configIndex || name !== 'commitment' || inner.length > 0) return found;
    const what = `${found.what} A node doesn’t refuse it: it silently uses finalized instead.`;
    return {...found, severity: 'warning', what};
  });
}
