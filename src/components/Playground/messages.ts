/** What the page and the document that runs live code say to each other. */

/** From the page: what to show, and how. */
export interface ShowMessage {
  readonly type: 'show';
  readonly code: string;
  readonly colorMode: 'light' | 'dark';
  /** Addresses of the page's style sheets, so that the result looks like the page. */
  readonly styleSheets: readonly string[];
}

/** From the document: how high its content is, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'height';
  readonly height: number;
}

/** The code of a reader can send anything to the page: only a message of this form is read. */
export function isHeightMessage(data: unknown): data is HeightMessage {
  if (typeof data !== 'object' || data === null) return false;
  const {type, height} = data as Partial<Record<string, unknown>>;
  return type === 'height' && typeof height === 'number' && Number.isFinite(height) && height >= 0;
}
