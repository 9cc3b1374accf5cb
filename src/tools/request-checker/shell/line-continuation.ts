/** A line continuation as meant: `\` at the end of a line, even if blanks follow by mistake. */
export const meantContinuation = /\\[ \t]*\r?\n/y;

/** `\` followed by blanks, which a shell treats as an escaped blank, so that the command ends with the line. */
export const brokenContinuation = /\\[ \t]+\r?\n/;
