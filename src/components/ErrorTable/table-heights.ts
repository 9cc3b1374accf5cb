/**
 * About how high each table is on a computer and on a phone, in CSS pixels, as measured: what follows
 * moves little when it arrives.
 */
export const tableHeights = {
  codes: {wide: 1650, narrow: 3310},
  instruction: {wide: 4755, narrow: 7050},
  system: {wide: 700, narrow: 1200},
  token: {wide: 1160, narrow: 2535},
  anchor: {wide: 6925, narrow: 7825},
  'close-codes': {wide: 1515, narrow: 3895},
  client: {wide: 1845, narrow: 2835},
} as const;

export type ErrorTableName = keyof typeof tableHeights;
