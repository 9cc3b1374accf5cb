import type {Contract, Operation} from './contract';
import {ContractError} from './contract-error';

/** @throws {ContractError} if the contract has no such operation. */
export function findOperation(contract: Contract, id: string): Operation {
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (operation === undefined) {
    const known = contract.operations.map((candidate) => candidate.id).join(', ');
    throw new ContractError(contract.file, contract.pathsLine, `there is no operation "${id}"; there are: ${known}.`);
  }
  return operation;
}
