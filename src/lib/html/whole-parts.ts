/** Consecutive parts of highlighted code, with whole elements: those that span parts are closed and opened again. */
export function wholeParts(parts: readonly string[]): string[] {
  let open: string[] = [];
  return parts.map((part) => {
    const before = open.join('');
    for (const [tag] of part.matchAll(/<\/?span[^>]*>/g)) open = tag === '</span>' ? open.slice(0, -1) : [...open, tag];
    return before + part + '</span>'.repeat(open.length);
  });
}
