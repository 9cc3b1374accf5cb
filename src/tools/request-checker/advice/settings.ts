import {isObject} from '../../../lib/is-object';
import {finding, type Finding, type Severity} from '../finding';
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
  const isSet = (name: string) => (config[name] ?? null) !== null;
  const found = (severity: Severity, name: string, what: string) =>
    isSet(name) ? [finding(severity, ['params', configIndex, name], what, 'Leave it out.')] : [];
  return [
    ...found('hint', 'minContextSlot', 'Subscriptions accept minContextSlot but ignore it.'),
    ...found('warning', 'dataSlice', 'Subscriptions accept dataSlice, but always send the whole data.'),
  ];
}
