/** A block of code in a page. */
export interface Fence {
  readonly language: string;
  /** What stands after the language: `title="Answer" method=getSlot`. */
  readonly meta: string;
  readonly text: string;
  /** Of its first line of text, counted from 1. */
  readonly line: number;
}

/** The fences of a page, those in lists and components as well. */
export function fencesOf(page: string): Fence[] {
  const fences: Fence[] = [];
  let open: {fence: string; indent: number; language: string; meta: string; line: number; lines: string[]} | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    const [, indent = '', fence = '', info = ''] = /^([ \t]*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!open) {
      const [language = '', ...meta] = info.trim().split(' ');
      if (fence) open = {fence, indent: indent.length, language, meta: meta.join(' '), line: index + 2, lines: []};
    } else if (fence.startsWith(open.fence) && info.trim() === '') {
      fences.push({language: open.language, meta: open.meta, text: open.lines.join('\n'), line: open.line});
      open = undefined;
    } else {
      open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
    }
  }
  return fences;
}
