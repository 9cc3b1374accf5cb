import {expect, test} from 'vitest';
import {allFields} from '../../../data/rpc/all-fields';
import {rpcMethods} from '../../../data/rpc/methods';
import {resultFields} from '../../../data/rpc/result-fields';
import {isNameIndexed} from './indexed-fields';

/** The methods that are found by the name of a result field. */
const methodsOf = (name: string) =>
  rpcMethods
    .filter((method) =>
      allFields(resultFields(method)).some((field) => field.name === name && isNameIndexed(field, 'results')),
    )
    .map((method) => method.name);

test.each([
  ['a rare name', 'foundation', ['getInflationGovernor', 'getInflationRate']],
  ['an identifier that many return', 'rentEpoch', ['getAccountInfo']],
  ['another one', 'uiAmountString', ['getTokenAccountBalance']],
  ['a plain word that many return', 'owner', []],
])('methods are found by %s: %s', (_what, name, methods) => {
  expect(methodsOf(name)).toEqual(methods);
});
