/** A documentation page in a list of pages, or a section of one. */
export interface ListedPage {
  /** Absolute path, base URL included, with the hash of a section. */
  readonly path: string;
  readonly title: string;
}
