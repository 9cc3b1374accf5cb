/** By name; undefined removes a parameter from the URL. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** Encodes a value in the URL's query. */
export interface QueryCodec<T> {
  /** Decodes the query, with fallbacks for missing or invalid parameters: a URL is untrusted input. */
  readonly read: (query: URLSearchParams) => T;
  /** All parameters of the value; undefined removes one from the URL. */
  readonly write: (value: T) => QueryParameters;
}
