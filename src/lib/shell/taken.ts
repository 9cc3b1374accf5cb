/** A text that was taken out of another, with the place of each of its characters there. */
export interface Taken {
  readonly text: string;
  readonly offsets: readonly number[];
  /** What a shell puts another text in place of. */
  readonly variables?: readonly Span[];
}

export interface Span {
  readonly start: number;
  /** After its last character. */
  readonly end: number;
}

/** A text without its first characters. */
export function cutStart({text, offsets, variables = []}: Taken, length: number): Taken {
  return {
    text: text.slice(length),
    offsets: offsets.slice(length),
    variables: variables.map(({start, end}) => ({start: start - length, end: end - length})),
  };
}
