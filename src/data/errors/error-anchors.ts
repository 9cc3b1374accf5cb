/** Anchor ids of the errors on the pages that explain them: one per code. */
import type {KnownProgram} from './solana-errors';

export const providerErrorId = (code: number): string => `error-${code}`;

export const rpcErrorId = (code: number): string => `error-minus-${-code}`;

/** `BlockhashNotFound` becomes `transaction-error-blockhash-not-found`. */
export const transactionErrorId = (name: string): string => `transaction-error-${kebab(name)}`;

export const instructionErrorId = (name: string): string => `instruction-error-${kebab(name)}`;

export const programErrorId = (program: KnownProgram | 'anchor', code: number): string =>
  `${program}-program-error-${code}`;

/** For `@solana/kit`. */
export const clientErrorId = (code: number): string => `client-error-${code}`;

export const web3JsErrorId = (name: string): string => `client-error-${kebab(name)}`;

export const closeCodeId = (code: number): string => `close-code-${code}`;

/** For a close code with a reason text that changes its meaning. */
export const closeReasonId = (code: number, text: string): string => `${closeCodeId(code)}-${kebab(text)}`;

export const httpStatusId = (status: number): string => `status-${status}`;

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}
