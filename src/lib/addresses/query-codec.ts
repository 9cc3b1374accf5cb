/** By name; undefined removes a parameter from the URL. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** Encodes a value in the URL's query. */
export interface QueryCodec<T> {
  /** The parameters that it reads and writes. */
  readonly names: readonly string[];
  /** Decodes the query, with fallbacks for missing or invalid parameters: a URL is untrusted input. */
  readonly read: (query: URLSearchParams) => T;
  /** The parameters to change in the URL; undefined removes one. */
  readonly write: (value: T) => QueryParameters;
}
