/** Paths of pages that several modules link to. Sentences in data name theirs, as pages do. */

/** Has a section per method, whose id is the method name. */
export const methodsPage = '/platform/solana-rpc/solana-documentation';

/** The limits of the plans. */
export const limitsPage = '/platform/resources/rate-limits';

export const errorCodesPage = '/platform/resources/rpc-error-codes';

export const httpStatusesPage = '/platform/resources/troubleshooting-http';
