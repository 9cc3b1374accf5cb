import {withoutLogPrefix} from './log-prefix';

/** Prefixes that nodes and clients put before the cause of a failure. */
const wrappers =
  /^(?:(?:error|SendTransactionError|SolanaJSONRPCError|failed to (?:send transaction|get [^:]+)|transaction simulation failed|error processing instruction \d+)\s*:\s*)+/i;

/**
 * The cause in a message about a failed transaction, which is the part worth searching for: `custom program error: 0x1`
 * in `Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1`. Other texts, and
 * messages without a cause, are returned unchanged.
 */
export function failureCause(text: string): string {
  const cause = withoutLogPrefix(text).replace(wrappers, '');
  return cause === '' ? text : cause;
}
