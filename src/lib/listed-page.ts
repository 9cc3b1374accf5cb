/** A page of the documentation, as lists name it. */
export interface ListedPage {
  /** From the root of the host, base URL included. */
  readonly path: string;
  readonly title: string;
}
