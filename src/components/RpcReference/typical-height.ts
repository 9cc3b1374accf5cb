/** What most methods come to, for a page that does not have their data yet: the mean of `estimateHeight`. */
export const typicalHeight = {wide: 1510, narrow: 1800};
