/** A file of a chunk: its path relative to the base URL, and its digest as `sha256-…`. */
export type ChunkFile = readonly [path: string, integrity: string];

/** What the browser needs to know to load a chunk that is not in the page's HTML. */
export interface ChunkList {
  /** The script of each chunk, by the chunk's ID. */
  readonly scripts: Readonly<Record<string, ChunkFile>>;
  /** The style sheets of those chunks that have one. */
  readonly styles: Readonly<Record<string, ChunkFile>>;
  /** The IDs of the chunks that a named `import()` loads together. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}
