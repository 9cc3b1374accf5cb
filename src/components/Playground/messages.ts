import {isObject} from '../../lib/is-object';

/** What the page and the document that runs live code say to each other. */

/** From the page: what to show, and how. */
export interface ShowMessage {
  readonly type: 'show';
  readonly code: string;
  readonly colorMode: 'light' | 'dark';
  /** Addresses of the page's style sheets, so that the result looks like the page. */
  readonly styleSheets: readonly string[];
}

/** From the page: whether the document still answers; it does not while its code runs without an end. */
export interface AskMessage {
  readonly type: 'ask';
}

/** From the document: it does. */
export interface AnswerMessage {
  readonly type: 'answer';
}

/** From the document: how high its content is, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'height';
  readonly height: number;
}

/** The code of a reader can send anything to the page: only messages of these two forms are read. */
export function isHeightMessage(data: unknown): data is HeightMessage {
  if (!isObject(data)) return false;
  const {type, height} = data;
  return type === 'height' && typeof height === 'number' && Number.isFinite(height) && height >= 0;
}

export function isAnswerMessage(data: unknown): data is AnswerMessage {
  return isObject(data) && data.type === 'answer';
}
