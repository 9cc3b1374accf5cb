import {pathText, type Path} from '../../lib/rpc-check/problem';
import {withCodePoints} from '../../lib/text/hidden-characters';
import {columnOf, lineOf} from '../../lib/text/text-position';
import type {Diagnostic, Severity} from './finding';

/** A finding at an offset in the pasted text. */
export interface FoundFinding extends Diagnostic {
  readonly at: number;
  /** Path of the affected part of a message. */
  readonly path?: Path;
}

/** A finding with the position that is shown to the reader. */
export interface PlacedFinding extends Diagnostic {
  /** `params[1].encoding`; empty if it is not about a part of a message. */
  readonly path: string;
  /** Line and column are 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Nobody reads more at once, and fixing the first ones often fixes others. */
const maxShown = 50;

const ranks: Readonly<Record<Severity, number>> = {error: 0, warning: 1, hint: 2, note: 3};

/** The most severe findings, errors first, with their positions. */
export function firstOf(found: readonly FoundFinding[], text: string): PlacedFinding[] {
  return [...found]
    .sort((a, b) => ranks[a.severity] - ranks[b.severity] || a.at - b.at)
    .slice(0, maxShown)
    .map(({at, path = [], ...diagnostic}) => ({
      ...diagnostic,
      what: withCodePoints(diagnostic.what),
      instead: withCodePoints(diagnostic.instead),
      path: withCodePoints(pathText(path)),
      line: lineOf(text, at),
      column: columnOf(text, at),
    }));
}
