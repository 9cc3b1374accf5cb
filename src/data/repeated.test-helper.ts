/** The values that occur more than once: a test that expects none names them, instead of comparing two long lists. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
