/** What nodes and clients put before the cause of a failure. */
const wrappers =
  /^(?:(?:error|SendTransactionError|SolanaJSONRPCError|failed to send transaction|transaction simulation failed|error processing instruction \d+)\s*:\s*)+/i;

/**
 * The cause in a message about a failed transaction, which is what its reader is after: `custom program error: 0x1` of
 * `Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1`. Any other text as it is,
 * and a message without a cause as well.
 */
export function failureCause(text: string): string {
  const cause = text.trimStart().replace(wrappers, '');
  return cause === '' ? text : cause;
}
