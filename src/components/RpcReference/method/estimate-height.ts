import type {RpcField, RpcMethod} from '../../../data/rpc/methods';
import {resultFields} from '../../../data/rpc/result-fields';
import {jsonStyle, printValue} from '../../../lib/literals/print-value';
import {exampleJson, isShort} from './example-json';
import {fieldText, isOpen, type FieldRole} from './field-text';

/** Characters per line of text on desktop and phone. */
export const lineLengths = {wide: 85, narrow: 29} as const;

/** In CSS pixels, measured with the site's style sheet. */
const line = 26.4;
const codeLine = 21;
const fieldFrame = 40;
const exampleFrame = 45;
const closedList = 31;
const itemGap = 4;

/** Height of what every method has, by transport: part headings, tabs, facts, links, and margins. */
const frame = {http: 672, websocket: 870};

/**
 * Estimates the height of a method's section. The browser uses it as the intrinsic size of sections that it has
 * not laid out yet: a good estimate makes hash links land in the right place, and keeps the scroll bar steady.
 */
export function estimateHeight(method: RpcMethod, lineLength: number): number {
  const {transport, notes = [], params, errors, example} = method;
  const json = exampleJson(method);
  const text = (content: string) => line * Math.ceil(content.length / lineLength);

  const list = (fields: readonly RpcField[], role: FieldRole): number =>
    fields.reduce((sum, field) => {
      const inner = field.fields === undefined ? 0 : isOpen(field, role) ? list(field.fields, role) : closedList;
      return sum + fieldFrame + text(fieldText(field)) + inner;
    }, 0);

  const height =
    frame[transport] +
    codeLine * printValue(example.params, jsonStyle, 2).split('\n').length +
    notes.reduce((sum, note) => sum + itemGap + text(note), 0) +
    (isShort(json) ? exampleFrame + codeLine * json.split('\n').length : 0) +
    list(params, 'parameters') +
    list(resultFields(method), 'results') +
    errors.length * (itemGap + line);
  return Math.round(height);
}
