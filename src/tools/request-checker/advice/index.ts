import type {RpcMethod} from '../../../data/rpc/methods';
import type {Finding} from '../finding';
import {encoding, parsedSlice} from './account-data';
import {availability} from './availability';
import {readCall, type IsOpen} from './call';
import {withIgnoredCommitment} from './commitment';
import {filterBytes, filters, tokenPrograms, wholeTokenProgram} from './filters';
import {nodeRelease} from './node-release';
import {sentEncoding, sentSize} from './sent-transaction';
import {bareEncoding, combinations, ignored, settingsTwice} from './settings';
import {reversed, spans} from './spans';
import {version} from './transaction-version';

const noneIsOpen: IsOpen = () => false;

/** Findings that the schema cannot express, also for parameters that violate it elsewhere. */
export function advise(method: RpcMethod, params: readonly unknown[], isOpen = noneIsOpen): Finding[] {
  const rules = [
    availability,
    settingsTwice,
    bareEncoding,
    version,
    encoding,
    parsedSlice,
    sentEncoding,
    sentSize,
    filters,
    filterBytes,
    tokenPrograms,
    wholeTokenProgram,
    combinations,
    spans,
    reversed,
    ignored,
    nodeRelease,
  ];
  const call = readCall(method, params, isOpen);
  return rules.flatMap((rule) => rule(call));
}

/** Violations of the schema, with those that nodes accept as warnings. */
export function asNodesRead(
  findings: readonly Finding[],
  method: RpcMethod,
  params: readonly unknown[],
): readonly Finding[] {
  return withIgnoredCommitment(findings, readCall(method, params, noneIsOpen));
}
