/** Statements at the start of a file that say nothing about what it does. */
const statements = [
  // TypeScript and Rust.
  /(?:import|use)\b[^;()'"]*(?:(['"])[^'"\n]*\1)?;/,
  // Python.
  /(?:from \S+ )?import (?:\([^)]*\)|[^\n;{('"]*)/,
  // Go.
  /import \([^)]*\)/,
  /package \w+/,
];

const start = new RegExp(`(?:(?:${statements.map(({source}) => source).join('|')})?\n)*`, 'y');

/** How many lines at the start of a file only import, with the blank lines between and after them. */
export function importLines(code: string): number {
  start.lastIndex = 0;
  return (start.exec(code)?.[0].split('\n').length ?? 1) - 1;
}
