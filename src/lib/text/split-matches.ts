/** A piece of a text, matching or not. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into the matches of a pattern with the `g` flag and the text between them, without empty pieces. */
export function splitMatches(text: string, pattern: RegExp): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const {0: match, index} of text.matchAll(pattern)) {
    pieces.push({text: text.slice(end, index), isMatch: false}, {text: match, isMatch: true});
    end = index + match.length;
  }
  pieces.push({text: text.slice(end), isMatch: false});
  return pieces.filter((piece) => piece.text !== '');
}
