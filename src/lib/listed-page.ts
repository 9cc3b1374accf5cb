/** A documentation page in a list of pages. */
export interface ListedPage {
  /** Absolute path, base URL included. */
  readonly path: string;
  readonly title: string;
}
