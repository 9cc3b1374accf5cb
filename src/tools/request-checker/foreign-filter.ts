import {foreignAccountLists, foreignFilters} from '../../data/chainstream-foreign-filters';
import {rpcNetworks} from '../../data/endpoints';
import {commitmentLevels} from '../../data/rpc/commitment';
import {isObject} from '../../lib/is-object';
import type {VerifiedProblem} from '../../lib/rpc-check/check-subscribe';
import {show, type Problem} from '../../lib/rpc-check/problem';
import {compactWord} from '../../lib/search/word-parts';
import {finding, type Finding} from './finding';

const more = {label: 'Parameters', to: '/platform/chainstream-api#transactions-parameters'} as const;

/**
 * The answer to a filter that has another name on ChainStream, or none; undefined for other problems. Advice to remove
 * it would mislead: a stream without its filter sends everything.
 */
export function foreignFilterFinding({kind, path}: Problem | VerifiedProblem): Finding | undefined {
  if (kind !== 'unknown') return undefined;
  const name = String(path.at(-1));
  const list = named(foreignAccountLists, name);
  const words = list === undefined ? named(foreignFilters, name) : `Write ${show(list)}, in filter.accountKeys.`;
  if (words === undefined) return undefined;
  return {...finding('error', path, `There is no field ${show(name)} here.`, words), more};
}

/**
 * The parameters of ChainStream, without the accounts, for a filter and settings by position, which other providers
 * take. Undefined for other parameters.
 */
export function inChainstream(params: unknown): string | undefined {
  const [given, settings] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  if (!isObject(given)) return undefined;
  const fields = Object.entries(given).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  const lists = fields.flatMap(([name]) => named(foreignAccountLists, name) ?? []);
  const others = fields.filter(([name]) => named(foreignFilters, name) !== undefined);
  if (lists.length + others.length === 0) return undefined;
  const {commitment} = isObject(settings) ? settings : {};
  const level = commitmentLevels.find((each) => each.level === commitment)?.level;
  const filter = [
    ...(level === undefined ? [] : [`"commitment": "${level}"`]),
    ...(given.vote === false ? ['"excludeVotes": true'] : []),
    ...(lists.length === 0 ? [] : [`"accountKeys": {${lists.map((list) => `"${list}": […]`).join(', ')}}`]),
  ];
  const written = `{"network": "${rpcNetworks[0]?.name ?? ''}", "filter": {${filter.join(', ')}}}`;
  const unlike = others.filter(([name]) => name !== 'vote').flatMap(([name]) => named(foreignFilters, name) ?? []);
  return [`Write "params": ${written}, with your accounts in place of ….`, ...unlike].join(' ');
}

/** The words for a name in any spelling: `accountInclude`, `account_include`. */
function named(words: ReadonlyMap<string, string>, name: string): string | undefined {
  return Array.from(words).find(([known]) => compactWord(known) === compactWord(name))?.[1];
}
