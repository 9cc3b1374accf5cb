/** The mean of `estimateHeight` over all methods, for use before their data has loaded. */
export const typicalHeight = {wide: 1580, narrow: 1890};
