import {nodeVersionsSection} from '../../../data/pages';
import type {RpcField} from '../../../data/rpc/methods';
import {isObject} from '../../../lib/is-object';
import {finding, type Finding} from '../finding';
import type {Call} from './call';

const more = {label: 'Node versions', to: nodeVersionsSection};

/** Settings whose effect depends on the release of the node: one that does not know a setting ignores it silently. */
export function nodeRelease({method, params, config, configIndex}: Call): Finding[] {
  if (!isObject(params[configIndex])) return [];
  const settings = method.params[configIndex]?.fields ?? [];
  return settings.flatMap((field) => [
    ...ignoredBefore(field, config, configIndex),
    ...missed(field, config, configIndex),
  ]);
}

function ignoredBefore({name, since, default: standard}: RpcField, config: Call['config'], index: number): Finding[] {
  const given = config[name] ?? null;
  if (since === undefined || given === null || given === standard) return [];
  const what = `Nodes before ${since} ignore ${name}, without an error.`;
  return [
    {...finding('warning', ['params', index, name], what, 'Call getVersion to see which release answers.'), more},
  ];
}

function missed({name, requiredBefore, default: standard}: RpcField, config: Call['config'], index: number): Finding[] {
  if (requiredBefore === undefined || Object.hasOwn(config, name)) return [];
  const what = `Nodes before ${requiredBefore} refuse settings without ${name}.`;
  return [{...finding('warning', ['params', index], what, `Add "${name}": ${JSON.stringify(standard)}.`), more}];
}
