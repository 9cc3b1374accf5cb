import {isObject} from '../../../lib/is-object';
import {show} from '../../../lib/rpc-check/problem';
import {finding, type Finding} from '../finding';
import {settingsPlaces, type Call} from './call';

/** Source: `config.or(maybe_config)` in Agave's `rpc/src/rpc.rs`. */
export function settingsTwice({method, params}: Call): Finding[] {
  const [first, second] = settingsPlaces(method);
  if (first === undefined || second === undefined || !isObject(params[second])) return [];
  const what = 'A node uses the settings at the end and ignores these.';
  return [finding('warning', ['params', first], what, 'Put all settings into one object.')];
}

/** A string in place of the settings: nodes accept only an encoding there, which is deprecated. */
export function bareEncoding({method, params, configIndex}: Call): Finding[] {
  const given = params[configIndex];
  if (typeof given !== 'string') return [];
  const path = ['params', configIndex];
  const name = method.params[configIndex]?.fields?.find(({values}) => values?.includes(given))?.name;
  const meant = name === undefined ? '"encoding": "json"' : `"${name}": "${given}"`;
  const instead = `Write {${meant}}, with maxSupportedTransactionVersion.`;
  return name === 'encoding'
    ? [finding('warning', path, 'A bare encoding instead of a settings object is deprecated.', instead)]
    : [finding('error', path, `Settings are an object, but this is ${show(given)}.`, instead)];
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
