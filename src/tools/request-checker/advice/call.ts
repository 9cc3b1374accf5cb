import type {RpcField, RpcMethod} from '../../../data/rpc/methods';
import {isObject} from '../../../lib/is-object';
import type {Path} from '../../../lib/rpc-check/problem';

type Config = Readonly<Record<string, unknown>>;

/** A call whose parameters satisfy the schema, or most of it. */
export interface Call {
  readonly method: RpcMethod;
  readonly params: readonly unknown[];
  /** The settings object; empty if omitted. A string in its place can only be meant as an encoding. */
  readonly config: Config;
  readonly configIndex: number;
  readonly setting: (name: string) => RpcField | undefined;
  readonly isOpen: IsOpen;
}

/** Whether the value at a path is a placeholder. */
export type IsOpen = (path: Path) => boolean;

export function readCall(method: RpcMethod, params: readonly unknown[], isOpen: IsOpen): Call {
  const places = settingsPlaces(method);
  const configIndex = places.filter((index) => isObject(params[index])).at(-1) ?? places[0] ?? -1;
  const given = params[configIndex];
  const setting = (name: string) => method.params[configIndex]?.fields?.find((field) => field.name === name);
  const config = typeof given === 'string' ? {encoding: given} : isObject(given) ? given : {};
  return {method, params, config, configIndex, setting, isOpen};
}

/** Indexes at which settings are allowed: two if they may replace another parameter. */
export function settingsPlaces(method: RpcMethod): number[] {
  return method.params.flatMap(({name}, index) => (name === 'config' ? [index] : []));
}
