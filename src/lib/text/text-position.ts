/** 1-based line of an offset in a text. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** 1-based column of an offset in its line. */
export function columnOf(text: string, offset: number): number {
  return offset - text.slice(0, offset).lastIndexOf('\n');
}
