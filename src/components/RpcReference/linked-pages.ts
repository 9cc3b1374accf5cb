/** Page of the site that methods link to. */
export const limitsPage = '/platform/resources/rate-limits';
