import type {Page, PageSection} from './pages';

/** A compared tool, and the folder in which it builds pages into a site. */
export interface Generator {
  /** Includes the version. */
  readonly name: string;
  readonly folder: string;
  /** Builds the site into `outDir`; runs in `folder`. */
  readonly command: readonly [string, ...string[]];
  readonly outDir: string;
  /** Sets the folder up for the next build, except for the pages. */
  prepare(): void;
  /** Replaces the existing pages with these. */
  writePages(sections: readonly PageSection[]): void;
  /** The source file of a page. */
  fileOf(page: Page): string;
  /** Removes caches and output, so that the next build is a first build. */
  clearBuildState(): void;
}
