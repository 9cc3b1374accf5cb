/** Replaces components that this site never shows. */
export default function Nothing(): null {
  return null;
}
