/** What the picture of a page shows. */
export interface Card {
  readonly title: string;
  /** Above the title: what the page is part of. */
  readonly section: string;
  /** Below the title. */
  readonly text: string;
  readonly brand: string;
  /** Where the site is: `docs.example.com`. */
  readonly host: string;
}

/** What all pictures have in common. */
export interface DesignFiles {
  /** The text of the style sheet with the design tokens. */
  readonly css: string;
}

/** In pixels; what sites that show pictures of pages ask for. */
export const imageSize = {width: 1200, height: 630} as const;
