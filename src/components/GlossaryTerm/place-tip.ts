/** Edges of a box, in CSS pixels relative to the viewport. */
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

/** Distance from the tip to the word, and minimum distance to the viewport's edge, in CSS pixels. */
const gap = 6;
const margin = 8;

/**
 * Position of the tip's top left corner: above the word, so that neither a finger nor the tip hides what is
 * read next, or below it if there is no room above.
 *
 * @param lines client rects of the word, one per line, at least one.
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
