import {isObject} from '../../lib/is-object';

/** Messages between the page and the document that runs live code. */

/** From the page: the code to run, and how to display it. */
export interface ShowMessage {
  readonly type: 'show';
  readonly code: string;
  readonly colorMode: 'light' | 'dark';
  /** The page's styles, so that the result looks like the page. */
  readonly css: string;
}

/** From the page: a ping. An infinite loop keeps the document from answering. */
export interface AskMessage {
  readonly type: 'ask';
}

/** From the document: it has loaded, or it answers a ping. */
export interface AnswerMessage {
  readonly type: 'answer';
}

/** From the document: the height of its content, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'height';
  readonly height: number;
}

/** Live code is untrusted and can post anything to the page: only messages of these two shapes are accepted. */
export function isHeightMessage(data: unknown): data is HeightMessage {
  if (!isObject(data)) return false;
  const {type, height} = data;
  return type === 'height' && typeof height === 'number' && Number.isFinite(height) && height >= 0;
}

export function isAnswerMessage(data: unknown): data is AnswerMessage {
  return isObject(data) && data.type === 'answer';
}
