/**
 * How the fields of an Anchor event map to Postgres columns.
 *
 * Source: the configuration and the IDL of the example https://github.com/ultd/drift-dyndexer, where
 * every field of the same type has the same column type. Types that the example lacks follow from
 * the range of the column type: https://www.postgresql.org/docs/current/datatype-numeric.html
 * Anchor 0.30 redesigned the IDL format, and renamed `publicKey` to `pubkey`:
 * https://www.anchor-lang.com/docs/updates/release-notes/0-30-0
 */
export const anchorColumnTypesSource = {
  url: 'https://github.com/ultd/drift-dyndexer',
  verified: '2026-11-21',
} as const;

/** Column types that the Postgres writer's configuration of the example uses. */
type ColumnType = 'text' | 'int' | 'bigint' | 'boolean' | 'jsonb';

export interface AnchorColumnType {
  /** Type names in an Anchor IDL, or a description of types without a name. */
  readonly anchor: readonly string[] | string;
  /** `null` if the inner type decides. */
  readonly column: ColumnType | null;
  readonly note: string;
}

export const anchorColumnTypes: readonly AnchorColumnType[] = [
  {anchor: ['bool'], column: 'boolean', note: ''},
  {anchor: ['u16'], column: 'int', note: 'Fits the signed 32-bit column.'},
  {anchor: ['u32', 'i64'], column: 'bigint', note: 'A `u32` is too wide for `int`.'},
  {anchor: ['u64', 'u128', 'i128'], column: 'text', note: 'Too wide for `bigint`: the digits are kept as text.'},
  {anchor: ['publicKey', 'pubkey'], column: 'text', note: 'Since Anchor 0.30, an IDL says `pubkey`.'},
  {anchor: 'Arrays, vectors, and defined types (enums and structs)', column: 'jsonb', note: ''},
  {anchor: ['option<T>'], column: null, note: 'The column type of `T`, with `"required": false`.'},
  {anchor: ['u8', 'i8', 'i16', 'i32'], column: 'int', note: 'Not in the example, but they fit the column.'},
  {anchor: ['string'], column: 'text', note: 'Not in the example.'},
];
