/** Pages of the site that methods link to. */
export const limitsPage = '/platform/resources/rate-limits';
export const errorsPage = '/platform/resources/rpc-error-codes';

/** Anchor of an error code on its page. */
export function errorAnchor(code: number): string {
  return `error-minus-${-code}`;
}
