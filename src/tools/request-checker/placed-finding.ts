import {pathText, type Path} from '../../lib/rpc-check/problem';
import {columnOf, lineOf} from '../../lib/rpc-check/json-mistake';
import type {Diagnostic, Severity} from './finding';

/** A finding at an offset of the text that was pasted. */
export interface FoundFinding extends Diagnostic {
  readonly at: number;
  /** Of a part of a message. */
  readonly path?: Path;
}

/** A finding as a reader looks for it. */
export interface PlacedFinding extends Diagnostic {
  /** `params[1].encoding`; empty for what is not about a part of a message. */
  readonly path: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** Nobody reads more at once, and fixing the first ones fixes others. */
const mostShown = 50;

const ranks: Readonly<Record<Severity, number>> = {error: 0, warning: 1, hint: 2, note: 3};

/** The first findings, errors before the others, each with its line. */
export function firstOf(found: readonly FoundFinding[], text: string): PlacedFinding[] {
  return [...found]
    .sort((a, b) => ranks[a.severity] - ranks[b.severity] || a.at - b.at)
    .slice(0, mostShown)
    .map(({at, path = [], ...diagnostic}) => ({
      ...diagnostic,
      path: pathText(path),
      line: lineOf(text, at),
      column: columnOf(text, at),
    }));
}
