import {literal} from '../literals/literal';

interface Choice {
  readonly values?: readonly unknown[] | undefined;
  /** Null means no value. */
  readonly default?: unknown;
}

/** Sentences about what to write: the allowed values, and the default. Code is in backticks. */
export function valueSentences({values = [], default: standard = null}: Choice): string[] {
  return [
    ...(values.length === 0 ? [] : [`One of ${values.map(quote).join(', ')}.`]),
    ...(standard === null ? [] : [`Default: ${quote(standard)}.`]),
  ];
}

function quote(value: unknown): string {
  return `\`${literal(value)}\``;
}
