/** A `\` at the end of a line joins it to the next one. What people mean by it: they leave blanks after it, too. */
export const meantContinuation = /\\[ \t]*\r?\n/y;

/** One with blanks after it: a shell takes it for a blank, and the line for the end of the command. */
export const brokenContinuation = /\\[ \t]+\r?\n/;
