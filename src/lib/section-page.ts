/** A page of a section that has no sidebar, as the navigation inside that section shows it. */
export interface SectionPage {
  /** Route below the base URL: `/dyndexer/cli`. */
  readonly path: string;
  readonly label: string;
  /** Pages of one group stand together; empty for those that introduce the section. */
  readonly group: string;
  /** Of the operation that it documents: `POST`. */
  readonly method?: string;
}
