/** The row ids at the start of the test titles in a source: `test('C8: …')`, `test('E1, M11: …')`. */
export function citedRows(source: string): Set<string> {
  const title = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*['"`]((?:[A-Z]\d+)(?:, [A-Z]\d+)*):/g;
  return new Set(Array.from(source.matchAll(title), ([, ids = '']) => ids.split(', ')).flat());
}
