import type {Page, PageSection} from './pages';

/** A folder in which one of the compared tools turns pages into a site. */
export interface Generator {
  /** With its version. */
  readonly name: string;
  readonly folder: string;
  /** Builds the site into `outDir`; run in `folder`. */
  readonly command: readonly [string, ...string[]];
  readonly outDir: string;
  /** Brings the folder to what the next build needs, apart from the pages. */
  prepare(): void;
  /** Puts these pages in the place of those that are there. */
  writePages(sections: readonly PageSection[]): void;
  /** The file that a page is written in. */
  fileOf(page: Page): string;
  /** Removes what builds leave behind, so that the next one is the first. */
  forget(): void;
}
