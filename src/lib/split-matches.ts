/** A piece of a text that matched, or did not. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in pieces: what matches a pattern with the flag `g`, and what stands between. Empty ones are left out. */
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
