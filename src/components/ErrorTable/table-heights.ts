/**
 * Measured approximate height of each table on desktop and phone, in CSS pixels, to keep layout shift small
 * when the table loads.
 */
export const tableHeights = {
  codes: {wide: 1285, narrow: 2855},
  instruction: {wide: 3730, narrow: 5900},
  system: {wide: 750, narrow: 1070},
  token: {wide: 1210, narrow: 1720},
  anchor: {wide: 5570, narrow: 6400},
  'close-codes': {wide: 1515, narrow: 3895},
  client: {wide: 1515, narrow: 3040},
} as const;

export type ErrorTableName = keyof typeof tableHeights;
