/** Content of a page's preview image. */
export interface Card {
  readonly title: string;
  /** Above the title: the section that the page belongs to. */
  readonly section: string;
  /** Below the title. */
  readonly text: string;
  readonly brand: string;
  /** Host name of the site, such as `docs.example.com`. */
  readonly host: string;
}

/** In pixels; the size that sites with link previews recommend. */
export const imageSize = {width: 1200, height: 630} as const;
