import {entriesOf, sourceAt, type Code} from '../code';
import {kindOf} from '../literals';
import {onlyValueOf} from '../variables';
import {requestsOf, type FindSent} from './find-sent';

/** A class of that name from a library other than `ws`. */
const otherClass = /\bWebSocket\b[^;\n]{0,80}(?:\bfrom|\brequire\()\s*["'](?!ws["'])/;

/**
 * `send` of a WebSocket takes a text: it sends any object as `[object Object]`.
 *
 * See https://websockets.spec.whatwg.org/#dom-websocket-send.
 */
export const socketFrames: FindSent = (code, json) => {
  if (otherClass.test(code.withoutComments)) return [];
  return requestsOf(code, {sender: 'webSocket'}, (index) => {
    if (sourceAt(code, index) !== 'send' || sourceAt(code, index - 1) !== '.') return undefined;
    const [frame] = sourceAt(code, index + 1) === '(' ? entriesOf(code, index + 1) : [];
    if (frame === undefined || !json.holds(frame) || !isSocket(code, index - 2)) return undefined;
    return {body: kindOf(code, frame) === 'object' ? 'object' : 'text'};
  });
};

/** Whether the name at an index is that of a `new WebSocket(…)`. */
function isSocket(code: Code, index: number): boolean {
  const value = onlyValueOf(code, sourceAt(code, index));
  return value !== undefined && sourceAt(code, value.from) === 'new' && sourceAt(code, value.from + 1) === 'WebSocket';
}
