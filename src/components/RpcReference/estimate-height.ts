import type {RpcField, RpcMethod} from '../../data/rpc/methods';
import {jsonStyle, printValue} from '../../lib/literals/print-value';
import {exampleJson, isShort} from './example-json';
import {fieldText, isOpen, type FieldRole} from './field-text';

/** Letters on a line of text, on a screen of a computer and on one of a phone. */
export const lineLengths = {wide: 85, narrow: 30} as const;

/** In CSS pixels, as measured with the style sheet of the site. */
const line = 26.4;
const codeLine = 21;
const fieldFrame = 40;
const exampleLine = 20.4;
const exampleFrame = 45;
const closedList = 31;
const itemGap = 4;

/** Headings of parts, tabs, facts, links and margins, by what every method has. */
const frame = {http: 605, websocket: 813};

/**
 * About how high the section of a method is. The browser takes it for the height of what it has not laid
 * out yet: with a good guess, links lead where they should, and the scroll bar stays where it is.
 */
export function estimateHeight(method: RpcMethod, lineLength: number): number {
  const {transport, notes = [], params, result, errors, example} = method;
  const notified = transport === 'websocket' ? method.notification.fields : [];
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
    (isShort(json) ? exampleFrame + exampleLine * json.split('\n').length : 0) +
    list(params, 'parameters') +
    list([...(result.fields ?? []), ...notified], 'results') +
    errors.length * (itemGap + line);
  return Math.round(height);
}
