import {grouped} from '../../lib/amounts/grouped';
import type {FieldLimits, RpcField} from './methods';

/** What the data says about a field and its limits, in sentences; code is between backticks. */
export function fieldWords(field: RpcField): string {
  const {description, constraints} = field;
  return withLimits([description, ...(constraints === undefined ? [] : [constraints])].join(' '), field);
}

/** A sentence of the data with the figures of the field, whose names it has between braces. */
export function withLimits(sentence: string, limits: FieldLimits): string {
  return sentence.replace(/\{(minimum|maximum|maxItems|maxSpan)\}/g, (_all, name: keyof FieldLimits) => {
    const figure = limits[name];
    if (figure === undefined) throw new Error(`rpc-methods.json: there is no ${name} for "${sentence}"`);
    return grouped(figure);
  });
}
