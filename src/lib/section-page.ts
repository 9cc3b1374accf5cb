/** A page in the navigation of a section that has no sidebar. */
export interface SectionPage {
  /** Route below the base URL: `/dyndexer/cli`. */
  readonly path: string;
  readonly label: string;
  /** Pages of a group are listed together; empty for introductory pages. */
  readonly group: string;
  /** HTTP method of the operation that it documents: `POST`. */
  readonly method?: string;
}
