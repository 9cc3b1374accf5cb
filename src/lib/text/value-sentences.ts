import type {Json} from '../json';
import {literal} from '../literals/literal';

interface Choice {
  readonly values?: readonly Json[] | undefined;
  /** Null means no value. */
  readonly default?: Json | undefined;
}

/** Sentences about what to write: the allowed values, and the default. Code is in backticks. */
export function valueSentences({values = [], default: standard = null}: Choice): string[] {
  return [
    ...(values.length === 0 ? [] : [`One of ${values.map(quote).join(', ')}.`]),
    ...(standard === null ? [] : [`Default: ${quote(standard)}.`]),
  ];
}

function quote(value: Json): string {
  return `\`${literal(value)}\``;
}
