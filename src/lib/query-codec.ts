/** By name; what is undefined leaves the address. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** How a value is kept in the query of the address. */
export interface QueryCodec<T> {
  /** What the query says; falls back where it says nothing, or nonsense. Anyone can write an address. */
  readonly read: (query: URLSearchParams) => T;
  /** Every parameter of the value; one that is undefined leaves the address. */
  readonly write: (value: T) => QueryParameters;
}
