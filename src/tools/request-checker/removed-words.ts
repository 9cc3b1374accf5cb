import type {RemovedMethod} from '../../data/rpc/methods';
import {error, type Diagnostic} from './finding';

export function removedWords({name, replacement, removedIn, note}: RemovedMethod): Diagnostic {
  const instead = [replacement === null ? undefined : `Call ${replacement}.`, note].filter(Boolean).join(' ');
  return error(`${name} was removed in ${removedIn}: nodes return error -32601.`, instead);
}
