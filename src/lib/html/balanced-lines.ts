/** The lines of highlighted code, each with the elements in it whole: those that span lines are closed and opened again. */
export function balancedLines(html: string): string[] {
  let open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) open = tag === '</span>' ? open.slice(0, -1) : [...open, tag];
    return before + line + '</span>'.repeat(open.length);
  });
}
