/** Text extracted from a source, such as a string literal after its escapes, with the source offset of each character. */
export interface MappedText {
  readonly text: string;
  readonly offsets: readonly number[];
  /** Spans that a shell or a program would expand, in order. */
  readonly variables: readonly Span[];
}

export interface Span {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

export const nothing: MappedText = {text: '', offsets: [], variables: []};

/** A slice of the source; all of it by default. */
export function mappedPart(source: string, start = 0, end = source.length): MappedText {
  const text = source.slice(start, end);
  return {text, offsets: Array.from({length: text.length}, (_, offset) => start + offset), variables: []};
}

/** Drops the first characters. */
export function dropStart({text, offsets, variables}: MappedText, length: number): MappedText {
  return {
    text: text.slice(length),
    offsets: offsets.slice(length),
    variables: variables.map(({start, end}) => ({start: start - length, end: end - length})),
  };
}

/**
 * Composes two mappings: `inner` was extracted from `outer`; the result maps to the source of `outer`, and has the
 * variables of both.
 */
export function mapThrough(outer: MappedText, inner: MappedText): MappedText {
  const offsets = inner.offsets.map((offset) => outer.offsets[offset] ?? offset);
  const [first = 0] = inner.offsets;
  const last = inner.offsets.at(-1) ?? -1;
  const near = outer.variables.filter(({start, end}) => start <= last && end > first);
  const passed = near.flatMap(({start, end}) => {
    const from = inner.offsets.findIndex((offset) => offset >= start);
    const to = inner.offsets.findLastIndex((offset) => offset < end) + 1;
    return from === -1 || to <= from || inner.variables.some((own) => own.start < to && own.end > from)
      ? []
      : [{start: from, end: to}];
  });
  const variables = [...inner.variables, ...passed].sort((a, b) => a.start - b.start);
  return {...inner, offsets, variables};
}

/** Replaces variables with a digit, which is valid both as a number and inside a string. */
export function withoutVariables({text, variables}: MappedText, digit = '1'): string {
  let filled = '';
  for (const {start, end} of variables) {
    filled += text.slice(filled.length, start) + digit.repeat(end - start);
  }
  return filled + text.slice(filled.length);
}

/** Whether the whole text is one variable. */
export function isVariable({text, variables}: MappedText): boolean {
  const [first] = variables;
  return first !== undefined && first.start === 0 && first.end === text.length;
}
