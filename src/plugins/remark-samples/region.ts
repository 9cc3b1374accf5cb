const marker = /^\s*(?:\/\/|#|--)\s*#(end)?region\b\s*(\S*)\s*$/;

/**
 * The lines between `// #region name` and `// #endregion name` without their common indentation; without
 * a name, all lines. Drops marker lines, and the blank lines after a marker that also follows a blank line.
 *
 * @throws if there is no such region, or if it has no end marker.
 */
export function readRegion(code: string, name: string | undefined): string {
  const lines = code.replace(/\n+$/, '').split('\n');
  if (name === undefined) return withoutMarkers(lines).join('\n');

  const names: string[] = [];
  let start: number | undefined;
  for (const [index, line] of lines.entries()) {
    const [, isEnd, found] = marker.exec(line) ?? [];
    if (found === undefined) continue;
    if (isEnd === undefined) names.push(found);
    if (found !== name) continue;
    if (isEnd === undefined) start = index + 1;
    else if (start !== undefined) return dedent(withoutMarkers(lines.slice(start, index)));
  }
  if (start !== undefined) throw new Error(`region "${name}" has no end: add "#endregion ${name}".`);
  throw new Error(`has no region "${name}". ${names.length > 0 ? `It has: ${names.join(', ')}.` : 'It has none.'}`);
}

function withoutMarkers(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let isAfterGap = false;
  for (const line of lines) {
    if (marker.test(line)) isAfterGap = kept.at(-1) === '';
    else if (line !== '' || !isAfterGap) {
      isAfterGap = false;
      kept.push(line);
    }
  }
  return kept;
}

function dedent(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0)).join('\n');
}
