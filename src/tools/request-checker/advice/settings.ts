import {isObject} from '../../../lib/is-object';
import {finding, type Finding} from '../finding';
import {settingsPlaces, type Call} from './call';

/** Source: `config.or(maybe_config)` in Agave's `rpc/src/rpc.rs`. */
export function settingsTwice({method, params}: Call): Finding[] {
  const [first, second] = settingsPlaces(method);
  if (first === undefined || second === undefined || !isObject(params[second])) return [];
  const what = 'A node uses the settings at the end and ignores these.';
  return [finding('warning', ['params', first], what, 'Put all settings into one object.')];
}

export function bareEncoding({params, configIndex}: Call): Finding[] {
  const given = params[configIndex];
  if (typeof given !== 'string') return [];
  return [
    finding(
      'warning',
      ['params', configIndex],
      'A bare encoding instead of a settings object is deprecated.',
      `Write {"encoding": ${JSON.stringify(given)}}, with maxSupportedTransactionVersion.`,
    ),
  ];
}

export function combinations({config, configIndex}: Call): Finding[] {
  if (config.sigVerify === true && config.replaceRecentBlockhash === true) {
    return [
      finding(
        'error',
        ['params', configIndex, 'sigVerify'],
        'You can’t combine sigVerify and replaceRecentBlockhash: a new blockhash voids the signatures.',
        'Set one of them to false.',
      ),
    ];
  }
  return [];
}

export function ignored({method, config, configIndex}: Call): Finding[] {
  if (method.transport !== 'websocket') return [];
  if ((config.minContextSlot ?? null) === null) return [];
  const what = 'Subscriptions accept minContextSlot but ignore it.';
  return [finding('hint', ['params', configIndex, 'minContextSlot'], what, 'Leave it out.')];
}
