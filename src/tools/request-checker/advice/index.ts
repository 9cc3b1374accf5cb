import type {RpcMethod} from '../../../data/rpc/methods';
import type {Finding} from '../finding';
import {encoding} from './account-data';
import {availability} from './availability';
import {readCall, type IsOpen} from './call';
import {commitment} from './commitment';
import {filterBytes, filters} from './filters';
import {sentEncoding} from './sent-transaction';
import {bareEncoding, combinations, ignored, settingsTwice} from './settings';
import {spans} from './spans';
import {version} from './transaction-version';

const noneIsOpen: IsOpen = () => false;

/** What goes wrong although it is valid, or what a schema cannot say, of parameters that satisfy the schema. */
export function advise(method: RpcMethod, params: readonly unknown[], isOpen = noneIsOpen): Finding[] {
  const rules = [
    availability,
    settingsTwice,
    bareEncoding,
    version,
    encoding,
    sentEncoding,
    filters,
    filterBytes,
    combinations,
    spans,
    ignored,
  ];
  const call = readCall(method, params, isOpen);
  return rules.flatMap((rule) => rule(call));
}

/** What can be said of parameters that do not satisfy the schema as well: more would be noise. */
export function adviseAnyway(method: RpcMethod, params: readonly unknown[], isOpen = noneIsOpen): Finding[] {
  const call = readCall(method, params, isOpen);
  return [...commitment(call), ...version(call)];
}
