import {finding, type Finding} from '../finding';
import type {Call} from './call';

/** Blocks without transactions, or with only their signatures, contain no versions. */
const withoutVersions: readonly unknown[] = ['none', 'signatures'];

export function version({method, config, configIndex, setting}: Call): Finding[] {
  const name = 'maxSupportedTransactionVersion';
  if (setting(name) === undefined || withoutVersions.includes(config.transactionDetails)) return [];
  const given = config[name] ?? null;
  const fails =
    method.transport === 'websocket'
      ? 'arrives as an error without its block'
      : 'makes the call fail with error -32015';
  if (given === null) {
    return [
      finding(
        'warning',
        ['params', configIndex],
        `Without ${name}, the first versioned transaction ${fails}.`,
        `Add "${name}": 1.`,
      ),
    ];
  }
  if (given !== 0) return [];
  return [
    finding(
      'warning',
      ['params', configIndex, name],
      `With 0, a transaction of version 1 ${fails}.`,
      'Write 1, if your code can read version 1.',
    ),
  ];
}
