/**
 * Measured approximate height of each table on desktop and phone, in CSS pixels, to keep layout shift small
 * when the table loads.
 */
export const tableHeights = {
  codes: {wide: 1285, narrow: 2855},
  instruction: {wide: 3730, narrow: 5900},
  system: {wide: 680, narrow: 1280},
  token: {wide: 1305, narrow: 2000},
  anchor: {wide: 5570, narrow: 6400},
  'close-codes': {wide: 1515, narrow: 3895},
  client: {wide: 1515, narrow: 3040},
} as const;

export type ErrorTableName = keyof typeof tableHeights;
