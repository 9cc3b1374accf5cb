/** A text that was taken out of another, with the place of each of its characters there. */
export interface Taken {
  readonly text: string;
  readonly offsets: readonly number[];
  /** What a shell or a program puts another text in place of, in their order. */
  readonly variables: readonly Span[];
}

export interface Span {
  readonly start: number;
  /** After its last character. */
  readonly end: number;
}

/** A part of a text, and the whole of it where no part is named. */
export function takenPart(source: string, start = 0, end = source.length): Taken {
  const text = source.slice(start, end);
  return {text, offsets: Array.from({length: text.length}, (_, offset) => start + offset), variables: []};
}

/** A text without its first characters. */
export function cutStart({text, offsets, variables}: Taken, length: number): Taken {
  return {
    text: text.slice(length),
    offsets: offsets.slice(length),
    variables: variables.map(({start, end}) => ({start: start - length, end: end - length})),
  };
}

/** What was taken out of a text that was itself taken out of another, with its places there. */
export function placedIn(outer: Taken, inner: Taken): Taken {
  return {...inner, offsets: inner.offsets.map((offset) => outer.offsets[offset] ?? offset)};
}

/** The same text with a digit in place of variables: it may stand where a number does, and in a string. */
export function withoutVariables({text, variables}: Taken, digit = '1'): string {
  let filled = '';
  for (const {start, end} of variables) {
    filled += text.slice(filled.length, start) + digit.repeat(end - start);
  }
  return filled + text.slice(filled.length);
}

/** Whether a text is a variable as a whole. */
export function isVariable({text, variables}: Taken): boolean {
  const [first] = variables;
  return first !== undefined && first.start === 0 && first.end === text.length;
}
