/** An invalid contract, with the location to fix. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
  }
}
