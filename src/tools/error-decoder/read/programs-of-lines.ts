const begins = /\bprogram (\w{32,44}) invoke \[(\d{1,3})\]/i;
const ends = /\bprogram \w{32,44} (?:failed|success)\b/i;
/** The last lines that the runtime logs about a program, after what the program itself logs. */
const isAtEnd = /\bprogram (\w{32,44}) (?:consumed|failed|success)\b/i;

/**
 * The address of the program that logs each line: the innermost one that runs. If a log starts in the middle, it is the
 * one that ends next, unless another one begins first. Undefined where neither says.
 */
export function programsOfLines(lines: readonly string[]): readonly (string | undefined)[] {
  const running: string[] = [];
  const found = lines.map((line) => {
    const [, program, depth] = begins.exec(line) ?? [];
    if (program !== undefined) running.splice(Number(depth) - 1, running.length, program);
    const innermost = running.at(-1);
    if (ends.test(line)) running.pop();
    return innermost;
  });
  let next: string | undefined;
  for (const [index, line] of [...lines.entries()].reverse()) {
    next = begins.test(line) ? undefined : (isAtEnd.exec(line)?.[1] ?? next);
    found[index] ??= next;
  }
  return found;
}
