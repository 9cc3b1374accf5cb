/** What a bracket contains, by the source up to it, without blanks. */
const constructors: readonly (readonly [what: 'object' | 'list' | 'value', start: RegExp])[] = [
  // JavaScript, Python, Ruby, and most others.
  ['object', /^\{$/],
  ['list', /^\[$/],
  ['value', /^\($/],
  // dict(a=1)
  ['object', /^dict\($/],
  // map[string]any{"a": 1}, []any{1}
  ['object', /^map\[string\][\w.{}]+\{$/],
  ['list', /^\[\d*\][\w.[\]{}]+\{$/],
  // new { a = 1 }, new[] { 1 }, new object[] { 1 }
  ['object', /^new\{$/],
  ['list', /^new[\w.]*\[\]\{$/],
  // json!({"a": 1}), vec![1]
  ['value', /^(?:serde_json::)?json!\($/],
  ['list', /^vec!\[$/],
  // array(1)
  ['list', /^array\($/],
];

/**
 * What a bracket contains, by the source up to it: list items, object members, or a value. Several values are a list,
 * as in a tuple.
 */
export function constructorOf(start: string): 'object' | 'list' | 'value' | undefined {
  return constructors.find(([, pattern]) => pattern.test(start))?.[0];
}

/** Whether the source up to a bracket begins a list or an object. */
export function isGroup(start: string): boolean {
  const what = constructorOf(start);
  return what === 'list' || what === 'object';
}
