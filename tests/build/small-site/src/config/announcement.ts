export const announcement = undefined;
