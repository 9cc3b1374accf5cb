import {escapeHtml} from '../../lib/html/escape-html';
import {colorCode} from '../../lib/rpc-request/color-code';
import type {RpcRequest} from '../../lib/rpc-request/request';
import type {RequestLanguage} from './languages';

/** Highlighted HTML of a request. Its `data-env` is the text that replaces the key in a copy. */
export function requestHtml({grammar, write}: RequestLanguage, request: RpcRequest): string {
  const {code, slot} = write(request);
  const shown = escapeHtml(slot.shown);
  return colorCode(code, grammar).replace(shown, () => `<span data-env="${escapeHtml(slot.read)}">${shown}</span>`);
}
