/** Replaces components that this site never shows, and modules that it does not run. */
export default function Nothing(): null {
  return null;
}
