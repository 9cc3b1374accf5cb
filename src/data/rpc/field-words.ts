import {grouped} from '../../lib/amounts/grouped';
import type {FieldLimits, RpcField} from './methods';

/** Describes a field and its limits in sentences, with code in backticks. */
export function fieldWords(field: RpcField): string {
  const {description, constraints} = field;
  return withLimits([description, ...(constraints === undefined ? [] : [constraints])].join(' '), field);
}

/** Replaces placeholders in a sentence, such as `{maximum}`, with the figures of the field. */
export function withLimits(sentence: string, limits: FieldLimits): string {
  return sentence.replace(/\{(minimum|maximum|maxItems|maxSpan)\}/g, (_all, name: keyof FieldLimits) => {
    const figure = limits[name];
    if (figure === undefined) throw new Error(`rpc-methods.json: there is no ${name} for "${sentence}"`);
    return grouped(figure);
  });
}
