import {finding, type Finding} from '../finding';
import type {Call} from './call';

export function availability({method: {name, availability: when, requiresFlag, unstable}}: Call): Finding[] {
  if (when === 'announced') {
    return [finding('warning', ['method'], `No release serves ${name} yet.`, 'Expect error -32601 until one does.')];
  }
  if (requiresFlag !== undefined) {
    return [
      finding(
        'warning',
        ['method'],
        `${name} is off unless the node’s operator has turned it on.`,
        'Be ready for error -32601.',
      ),
    ];
  }
  if (unstable !== true) return [];
  return [finding('hint', ['method'], `${name} is unstable: Solana may change it.`, 'Check it after each release.')];
}
