/**
 * Measured approximate height of each table on desktop and phone, in CSS pixels, to keep layout shift small
 * when the table loads.
 */
export const tableHeights = {
  codes: {wide: 1285, narrow: 2855},
  transaction: {wide: 3200, narrow: 5510},
  instruction: {wide: 3750, narrow: 6710},
  system: {wide: 680, narrow: 1280},
  token: {wide: 1305, narrow: 2000},
  anchor: {wide: 5545, narrow: 9795},
  'close-codes': {wide: 1560, narrow: 2460},
  client: {wide: 1515, narrow: 2000},
} as const;

export type ErrorTableName = keyof typeof tableHeights;
