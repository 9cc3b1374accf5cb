/** Paths of pages that several modules link to. Sentences in data name theirs, as pages do. */

/** Has a section per method, whose id is the method name. */
export const methodsPage = '/platform/solana-rpc/solana-documentation';

/** How to find out which release of the node answers, and what older ones do. */
export const nodeVersionsSection = `${methodsPage}#node-versions`;

/** The limits of the plans. */
export const limitsPage = '/platform/resources/rate-limits';

export const errorCodesPage = '/platform/resources/rpc-error-codes';

export const httpStatusesPage = '/platform/resources/troubleshooting-http';
