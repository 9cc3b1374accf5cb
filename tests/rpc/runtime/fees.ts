import type {Message} from './wire';

const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111';
const lamportsPerSignature = 5_000n;
const microLamports = 1_000_000n;

/** Default compute units per instruction of a built-in or any other program, when the transaction sets no limit. */
const defaultUnits = {builtin: 3_000n, other: 200_000n};
const maxUnits = 1_400_000n;
const builtins = new Set([
  computeBudgetProgram,
  '11111111111111111111111111111111',
  'Vote111111111111111111111111111111111111111',
  'BPFLoaderUpgradeab1e11111111111111111111111',
]);

export interface ComputeBudgetRequest {
  readonly unitLimit: bigint;
  /** Micro-lamports per compute unit. */
  readonly unitPrice: bigint;
}

/** Limit and price that the Compute Budget instructions of a message request. */
export function computeBudgetOf(message: Message): ComputeBudgetRequest {
  let unitLimit: bigint | undefined;
  let unitPrice = 0n;
  let assumed = 0n;
  for (const {programIdIndex, data} of message.instructions) {
    const program = message.accountKeys[programIdIndex] ?? '';
    assumed += builtins.has(program) ? defaultUnits.builtin : defaultUnits.other;
    if (program !== computeBudgetProgram) continue;
    const view = new DataView(Uint8Array.from(data).buffer);
    if (data[0] === 2 && data.length === 5) unitLimit = BigInt(view.getUint32(1, true));
    if (data[0] === 3 && data.length === 9) unitPrice = view.getBigUint64(1, true);
  }
  const limit = unitLimit ?? assumed;
  return {unitLimit: limit > maxUnits ? maxUnits : limit, unitPrice};
}

/** Lamports: 5,000 per signature, plus the unit limit times the unit price, rounded up. */
export function feeOf(message: Message): bigint {
  const {unitLimit, unitPrice} = computeBudgetOf(message);
  const priority = (unitLimit * unitPrice + microLamports - 1n) / microLamports;
  return BigInt(message.header.numRequiredSignatures) * lamportsPerSignature + priority;
}
