/** A number as the logs of nodes write it: `0x1771`. */
export function hexNumber(value: number): string {
  return `0x${value.toString(16)}`;
}
