/** Edges of a box, in CSS pixels from the top left corner of the window. */
export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the tip and the word, and between the tip and the edge of the window. */
const gap = 6;
const margin = 8;

/**
 * Where the tip's top left corner goes: above the word, where neither a finger nor the text to come is,
 * or below it where there is no room.
 *
 * @param lines boxes of the word: one a line, at least one.
 */
export function placeTip(
  lines: readonly Box[],
  tip: Size,
  window: Size,
): {readonly top: number; readonly left: number} {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return {top: margin, left: margin};
  const above = first.top - gap - tip.height;
  const isAbove = above >= margin;
  const {left} = isAbove ? first : last;
  return {
    top: isAbove ? above : last.bottom + gap,
    left: Math.max(margin, Math.min(left, window.width - margin - tip.width)),
  };
}
